import { isError, type Diagnostic } from '../model/diagnostic.ts'
import { groupBy } from '../model/groupBy.ts'
import type { BuiltSite } from '../model/site.ts'
import { plainText } from '../model/sourceFile.ts'
import { counted } from '../text/plural.ts'

/** What a piece of a report is; a terminal may color it by that. */
export type StyleRole = Diagnostic['severity'] | 'file' | 'place' | 'quote' | 'mark' | 'rule'

/** Colors a piece of text, or leaves it as it is. */
export type Paint = (role: StyleRole, text: string) => string

/** How much of a long line is quoted on each side of a position. */
const quoteWidth = 45

/**
 * Problems as text: by file, each with its position, the quoted line and what to do; at the end the count.
 * @param folder what to put before each path, so that the files can be opened: `content`
 */
export function printReport(
  { problems, files }: Pick<BuiltSite, 'problems' | 'files'>,
  folder: string,
  paint: Paint = (_, text) => text,
): string {
  const groups = [...groupBy(problems, ({ file }) => file)].map(([path, ofFile]) => {
    const source = files.find((file) => file.path === path)
    const lines = source && source.text !== '' ? plainText(source.text).split('\n') : []
    const printed = ofFile.map((problem) => printProblem(problem, lines[problem.line - 1], paint))
    return [paint('file', escapeControl(inFolder(folder, path))), ...printed].join('\n\n')
  })
  return [...groups, countSentence(problems)].join('\n\n')
}

function printProblem(problem: Diagnostic, line: string | undefined, paint: Paint): string {
  const { severity, column, message, fix, rule } = problem
  const place = paint('place', `${problem.line}:${column}`)
  return [
    `  ${place}  ${paint(severity, severity)}  ${escapeControl(message)}`,
    ...(line === undefined || problem.isAboutFile ? [] : quoteLines(line, column - 1, paint)),
    `    → ${escapeControl(fix)}  ${paint('rule', `(${rule})`)}`,
  ].join('\n')
}

/** The line around a position, and a mark below it. */
function quoteLines(line: string, index: number, paint: Paint): string[] {
  const [from, to] = [Math.max(0, index - quoteWidth), Math.max(index, 0) + quoteWidth]
  const before = (from > 0 ? '…' : '') + escapeControl(line.slice(from, index))
  const after = escapeControl(line.slice(index, to)) + (to < line.length ? '…' : '')
  const bar = paint('rule', '│')
  return [
    `    ${bar} ${paint('quote', before + after)}`.trimEnd(),
    `    ${bar} ${' '.repeat(before.length)}${paint('mark', '^')}`,
  ]
}

/** A path inside the content folder as it is called from outside. */
export const inFolder = (folder: string, path: string): string =>
  folder === '.' ? path : `${folder}/${path}`

/** How many problems there are, in one sentence. */
export function countSentence(problems: readonly Diagnostic[]): string {
  const errors = problems.filter(isError).length
  const files = new Set(problems.map(({ file }) => file)).size
  const counts = [counted(errors, 'error'), counted(problems.length - errors, 'warning')].filter(
    (text) => !text.startsWith('0'),
  )
  return problems.length === 0 ? 'No problems.' : `${counts.join(' and ')} in ${counted(files, 'file')}.`
}

/** Tabs as spaces; control characters and those that turn the direction of writing as dots. */
export const escapeControl = (text: string): string =>
  text.replaceAll('\t', '    ').replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '·')
