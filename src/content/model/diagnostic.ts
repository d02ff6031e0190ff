import { warnings } from '../report/warnings.ts'

export interface Diagnostic {
  /** Path inside the content folder, with `/`. */
  file: string
  line: number
  column: number
  severity: 'error' | 'warning'
  rule: string
  isAboutFile?: true
  /** The address of the missing page that leads to it. */
  cause?: string
  message: string
  fix: string
}

export interface Position {
  line: number
  column: number
}

export type RuleMessage = readonly [rule: string, message: string, fix: string, cause?: string | undefined]

export const diagnostic = (
  file: string,
  place: Position,
  [rule, message, fix, cause]: RuleMessage,
): Diagnostic => ({
  file,
  line: place.line,
  column: place.column,
  severity: warnings.has(rule) ? 'warning' : 'error',
  rule,
  message: shortQuotes(message),
  fix: shortQuotes(fix),
  ...(place === fileStart && { isAboutFile: true }),
  ...(cause !== undefined && { cause }),
})

/** Quotes only the beginning of long input. */
const shortQuotes = (sentence: string): string =>
  sentence.replace(/(?<![^\s(=])"([^"]*)"/gu, (whole, quoted: string) =>
    quoted.length < 120 ? whole : `"${quoted.slice(0, 100).replace(/[\uD800-\uDBFF]$/, '')}…"`,
  )

export const fileStart: Position = { line: 1, column: 1 }

export const isError = (problem: Diagnostic): boolean => problem.severity === 'error'

export const asWarning = (problem: Diagnostic): Diagnostic => ({ ...problem, severity: 'warning' })

/** Sorts by file, position and rule, so that the order is stable. */
export const sortDiagnostics = (problems: readonly Diagnostic[]): Diagnostic[] =>
  [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule + a.message, b.rule + b.message),
  )

/** Merges three or more errors, or warnings, with one cause into the first. */
export const groupByCause = (problems: readonly Diagnostic[]): Diagnostic[] =>
  problems.flatMap((problem) => {
    const { cause, severity } = problem
    const isAlike = (other: Diagnostic) => other.cause === cause && other.severity === severity
    const [first, ...others] = cause === undefined ? [] : problems.filter(isAlike)
    if (first === undefined || others.length < 3) return [problem]
    const places = others.map(({ file, line }) => `${file}, line ${line}`).join('; ')
    return problem === first ? [{ ...first, fix: `${first.fix} (also in: ${places}).` }] : []
  })

/** Compares by code unit: the same order on every machine, whatever its language. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
