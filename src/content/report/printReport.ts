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

/** Problems by file, each with its position, the quoted line and the fix, and their count. @param folder before each path: `content` */
export function printReport(
  { problems, files }: Pick<BuiltSite, 'problems' | 'files'>,
  folder: string,
  paint: Paint = (_, text) => text,
): string {
  const groups = [...groupBy(problems, ({ file }) => file)].map(([path, ofFile]) => {
    const text = files.find((file) => file.path === path)?.text ?? ''
    const lines = plainText(text).split('\n')
    const printed = ofFile.map((problem) => printProblem(problem, lines[problem.line - 1], paint))
    return [paint('file', escapeControl(inFolder(folder, path))), ...printed].join('\n\n')
  })
  const errors = problems.filter(isError).length
  const counts = [counted(errors, 'error'), counted(problems.length - errors, 'warning')]
  const count = counts.filter((one) => !one.startsWith('0')).join(' and ')
  return [...groups, `${count} in ${counted(groups.length, 'file')}.`].join('\n\n')
}

function printProblem(problem: Diagnostic, line = '', paint: Paint): string {
  const { severity, column, message, fix, rule, isAboutFile } = problem
  const [bar, index] = [paint('rule', '│'), column - 1]
  const [from, to] = [Math.max(0, index - quoteWidth), index + quoteWidth]
  const before = (from > 0 ? '…' : '') + escapeControl(line.slice(from, index))
  const after = escapeControl(line.slice(index, to)) + (to < line.length ? '…' : '')
  const quote = [
    `    ${bar} ${paint('quote', before + after)}`,
    `    ${bar} ${' '.repeat(before.length)}${paint('mark', '^')}`,
  ]
  return [
    `  ${paint('place', `${problem.line}:${column}`)}  ${paint(severity, severity)}  ${escapeControl(message)}`,
    ...(line === '' || isAboutFile ? [] : quote),
    `    → ${escapeControl(fix)}  ${paint('rule', `(${rule})`)}`,
  ].join('\n')
}

/** A path inside the content folder as it is called from outside. */
export const inFolder = (folder: string, path: string): string =>
  folder === '.' ? path : `${folder}/${path}`

/** Tabs as spaces; control characters and those that turn the direction of writing as dots. */
export const escapeControl = (text: string): string =>
  text.replaceAll('\t', '    ').replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '·')
