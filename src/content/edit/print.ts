import { urlListFile } from '../publish/urlList.ts'
import { escapeControl, inFolder, type Paint } from '../report/printReport.ts'
import { counted } from '../text/plural.ts'
import type { EditedLine, Plan } from './plan.ts'

interface Printing {
  /** What to put before each path: `content`. */
  folder: string
  isDryRun: boolean
  paint: Paint
}

/** What a plan did or would do, and what is left to a person. */
export function printPlan(
  { changes, done, todo, notes }: Plan,
  { folder, isDryRun, paint }: Printing,
): string {
  const path = (file: string) => paint('file', escapeControl(inFolder(folder, file)))
  const lineOf = ({ line, words }: EditedLine) =>
    `  ${paint('place', `line ${line}`)}  ${escapeControl(words)}`
  const changed = changes.flatMap((change) => {
    const title = change.kind === 'rename' ? `${path(change.path)} → ${path(change.to)}` : path(change.path)
    const what = { create: ' (created)', delete: ' (deleted)', rename: ' (renamed)', write: '' }[change.kind]
    return [title + what, ...done.filter(({ file }) => file === change.path).map(lineOf)]
  })
  const left = todo.map((line) => `  ${path(line.file)}${lineOf(line)}`)
  const last = changes.some((change) => change.path === urlListFile) ? `, ${urlListFile} too` : ''
  return [
    [isDryRun ? 'This would be done:' : 'Done:', ...changed],
    left.length === 0 ? [] : ['Left to you: read these lines, and change what is no longer true.', ...left],
    [
      ...notes,
      isDryRun ? 'Nothing was written. Leave out --dry-run to do it.' : `Commit all of it together${last}.`,
    ],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/** What was repaired in files, as text: by file, then how many files it were. */
export function printFixes(
  repaired: readonly { file: string; repairs: readonly string[] }[],
  paint: Paint,
): string {
  if (repaired.length === 0) return 'There was nothing to repair.'
  const groups = repaired.map(({ file, repairs }) =>
    [paint('file', escapeControl(file)), '', ...repairs.map((words) => `  ${escapeControl(words)}`)].join(
      '\n',
    ),
  )
  const count = counted(repaired.length, 'file was', 'files were')
  return [...groups, `${count} repaired; no word was changed.`].join('\n\n')
}
