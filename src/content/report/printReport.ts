import type { Rule } from './rules/rule.ts'
import type { DiagnosticReport, ToldProblem } from './makeReport.ts'
import { widthOf } from './codeFrame.ts'

/** What a piece of a report is; a terminal may colour it by that. */
export type StyleRole = Rule['severity'] | 'file' | 'place' | 'quote' | 'mark' | 'rule'

/** Colours a piece of text, or leaves it as it is. */
export type Paint = (role: StyleRole, text: string) => string

const unpainted: Paint = (_, text) => text

/**
 * A report as text: by file, each problem with its place, one sentence, the line that is meant with a mark under the
 * place, and what to do; at the end the count.
 * @param paint colours the pieces; without it the text is plain
 */
export function printReport({ files, count }: DiagnosticReport, paint: Paint = unpainted): string {
  const groups = files.map(({ file, problems }) =>
    [paint('file', file), ...problems.map((problem) => printProblem(problem, paint))].join('\n\n'),
  )
  return [...groups, count].join('\n\n')
}

function printProblem(
  { severity, line, column, message, quote, fix, rule }: ToldProblem,
  paint: Paint,
): string {
  const bar = paint('rule', '│')
  const lines = [
    `${paint('place', `${line}:${column}`)}  ${paint(severity, severity)}  ${message}`,
    ...(quote
      ? [
          `${bar} ${paint('quote', quote.before + quote.at + quote.after)}`.trimEnd(),
          `${bar} ${' '.repeat(widthOf(quote.before))}${paint('mark', '^')}`,
        ]
      : []),
    `→ ${fix}  ${paint('rule', `(${rule})`)}`,
  ]
  return lines.map((text, index) => (index === 0 ? `  ${text}` : `    ${text}`)).join('\n')
}
