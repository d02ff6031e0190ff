import { escapeControl, inFolder, type Paint } from '../report/printReport.ts'
import { urlListFile } from '../publish/urlList.ts'
import type { EditedLine, Plan } from './plan.ts'

interface Printing {
  /** What to put before each path: `content`. */
  folder: string
  isDryRun: boolean
  undo: string | undefined
  paint: Paint
}

/** What a plan did or would do, what is left to a person, and how to undo it. */
export function printPlan(
  { changes, done, todo, notes }: Plan,
  { folder, isDryRun, undo, paint }: Printing,
): string {
  const path = (file: string) => escapeControl(inFolder(folder, file))
  const lineOf = ({ line, words }: EditedLine) =>
    `  ${paint('place', `line ${line}`)}  ${escapeControl(words)}`
  const changed = changes.flatMap((change) => {
    const title = change.kind === 'rename' ? `${path(change.path)} → ${path(change.to)}` : path(change.path)
    const what = { create: ' (created)', delete: ' (deleted)', rename: ' (renamed)', write: '' }[change.kind]
    return [paint('file', title) + what, ...done.filter(({ file }) => file === change.path).map(lineOf)]
  })
  const left = todo.map(({ file, ...line }) => `  ${paint('file', path(file))}${lineOf({ file, ...line })}`)
  const last = changes.some((change) => change.path === urlListFile) ? `, ${urlListFile} too` : ''
  return [
    [isDryRun ? 'This would be done:' : 'Done:', ...changed].join('\n'),
    ...(left.length === 0
      ? []
      : [['Left to you: read these lines, and change what is no longer true.', ...left].join('\n')]),
    [
      ...notes,
      ...(undo === undefined || isDryRun ? [] : [undo]),
      isDryRun ? 'Nothing was written. Leave out --dry-run to do it.' : `Commit all of it together${last}.`,
    ].join('\n'),
  ].join('\n\n')
}
