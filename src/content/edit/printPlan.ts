import { urlListFile } from '../publish/urls/parseUrlList.ts'
import { inFolder } from '../report/printReport.ts'
import type { Paint } from '../report/printReport.ts'
import { escapeControl } from '../report/printReport.ts'
import type { FileSummary, Plan } from './plan.ts'

interface Telling {
  /** What to put before each path: `content`. */
  folder: string
  /** Whether nothing was written, and the plan only shown. */
  isDryRun: boolean
  /** How all of it is undone, as a sentence; undefined when no command does it. */
  undo?: string | undefined
  paint: Paint
}

/** What a plan did, or would do, as text: by file and line; then what is left to a person; then what is to be known. */
export function printPlan(
  { summary, todo, notes }: Plan,
  { folder, isDryRun, undo, paint }: Telling,
): string {
  const named = (file: string) => escapeControl(inFolder(folder, file))
  const title = ({ file, to, whole }: FileSummary) => {
    const words = to === undefined ? named(file) : `${named(file)} → ${named(to)}`
    const what = whole ?? (to === undefined ? undefined : 'renamed')
    return paint('file', words) + (what === undefined ? '' : ` (${what})`)
  }
  const group = (told: FileSummary) =>
    [
      title(told),
      ...told.lines.map(({ line, words }) => `  ${paint('place', `line ${line}`)}  ${escapeControl(words)}`),
    ].join('\n')
  const count = todo.reduce((sum, { lines }) => sum + lines.length, 0)
  return [
    isDryRun ? 'This would be done:' : 'Done:',
    ...summary.map(group),
    ...(todo.length === 0
      ? []
      : [
          `Left to you: read ${count === 1 ? 'this line' : `these ${count} lines`}, and change what is no longer true.`,
          ...todo.map(group),
        ]),
    [
      ...notes,
      ...(undo === undefined || isDryRun ? [] : [undo]),
      isDryRun
        ? 'Nothing was written. Leave out --dry-run to do it.'
        : `Commit all of it together${summary.some(({ file }) => file === urlListFile) ? ', the list of addresses too' : ''}.`,
    ].join('\n'),
  ].join('\n\n')
}
