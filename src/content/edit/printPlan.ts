import { ledgerFile } from '../publish/ledger/readLedger.ts'
import { inFolder } from '../report/makeReport.ts'
import type { Paint } from '../report/printReport.ts'
import { showable } from '../report/quoteLine.ts'
import type { FileDeeds, Plan } from './plan.ts'

/** How a plan is told. */
export interface Telling {
  /** What to put before each path: `content`. */
  folder: string
  /** Whether nothing was written, and the plan only shown. */
  isDryRun: boolean
  /** How all of it is taken back, as a sentence; undefined when no command does it. */
  undo?: string | undefined
  paint: Paint
}

/** What a chore did, or would do, as text: by file and line; then what is left to a person; then what is to be known. */
export function printPlan({ deeds, left, notes }: Plan, { folder, isDryRun, undo, paint }: Telling): string {
  const named = (file: string) => showable(inFolder(folder, file))
  const title = ({ file, to, whole }: FileDeeds) => {
    const words = to === undefined ? named(file) : `${named(file)} → ${named(to)}`
    const what = whole ?? (to === undefined ? undefined : 'renamed')
    return paint('file', words) + (what === undefined ? '' : ` (${what})`)
  }
  const group = (told: FileDeeds) =>
    [
      title(told),
      ...told.lines.map(({ line, words }) => `  ${paint('place', `line ${line}`)}  ${showable(words)}`),
    ].join('\n')
  const count = left.reduce((sum, { lines }) => sum + lines.length, 0)
  return [
    isDryRun ? 'This would be done:' : 'Done:',
    ...deeds.map(group),
    ...(left.length === 0
      ? []
      : [
          `Left to you: read ${count === 1 ? 'this line' : `these ${count} lines`}, and change what is no longer true.`,
          ...left.map(group),
        ]),
    [
      ...notes,
      ...(undo === undefined || isDryRun ? [] : [undo]),
      isDryRun
        ? 'Nothing was written. Leave out --dry-run to do it.'
        : `Commit all of it together${deeds.some(({ file }) => file === ledgerFile) ? ', the list of addresses too' : ''}.`,
    ].join('\n'),
  ].join('\n\n')
}
