import { warnings } from '../report/warnings.ts'
import type { Rule } from '../report/rule.ts'

/** One thing that is wrong in `content/`, told to the person who wrote it. */
export interface Diagnostic {
  /** Path inside the content folder, with `/`. */
  file: string
  /** First line of the place, from 1. */
  line: number
  /** First column of the place, from 1. */
  column: number
  /** An error fails a build; a warning does not. */
  severity: 'error' | 'warning'
  /** The rule's name, for example `unknown-field`: one of the engine's, or of the site's own. */
  rule: string
  /** Whether the file as such is meant, and none of its lines. */
  isAboutFile?: true
  /** One plain sentence: what is wrong. */
  message: string
  /** One plain sentence: what to do. */
  fix: string
  /** What was meant to be typed there, where that is certain. */
  expected?: readonly string[]
}

/** A place in a file: line and column from 1. */
export interface Position {
  line: number
  column: number
}

/** What a problem says: its rule, what is wrong and what to do, a plain sentence each. */
export type RuleMessage<Name extends string = string> = readonly [rule: Name, message: string, fix: string]

const made = (
  severity: Diagnostic['severity'],
  file: string,
  place: Position,
  [rule, message, fix]: RuleMessage,
): Diagnostic => ({
  file,
  line: place.line,
  column: place.column,
  severity,
  rule,
  message: shortQuotes(message),
  fix: shortQuotes(fix),
  ...(place === fileStart && { isAboutFile: true }),
})

/** A problem at a position of a file. */
export const diagnostic = (file: string, place: Position, told: RuleMessage): Diagnostic =>
  made(warnings.has(told[0]) ? 'warning' : 'error', file, place, told)

/** The same for rules that say themselves how severe they are. */
export const diagnosticsOf =
  <Name extends string>(rules: Readonly<Record<Name, Pick<Rule, 'severity'>>>) =>
  (file: string, place: Position, told: RuleMessage<Name>): Diagnostic =>
    made(rules[told[0]].severity, file, place, told)

/**
 * What was typed may be a page long; a sentence quotes its beginning. Quotations are taken in pairs, so that what stands
 * between two of them is never taken for a third.
 */
const shortQuotes = (sentence: string): string =>
  sentence.replace(/(?<![^\s(=])"([^"]*)"/gu, (whole, quoted: string) =>
    quoted.length < 120 ? whole : `"${quoted.slice(0, 100).replace(/[\uD800-\uDBFF]$/, '')}…"`,
  )

/** Words in quotation marks at the end of a sentence, with its full stop unless they bring one along. */
export const quoted = (words: string): string => `"${words}"${/[.?!]$/.test(words) ? '' : '.'}`

/** Where a problem stands that is one of the whole file. */
export const fileStart: Position = { line: 1, column: 1 }

export const isError = (problem: Diagnostic): boolean => problem.severity === 'error'

/** Sorts by file, then place, then rule, so that the same content always reports the same list. */
export const sortDiagnostics = (problems: readonly Diagnostic[]): Diagnostic[] =>
  [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.rule, b.rule) ||
      compareText(a.message, b.message),
  )

/** Compares by code unit: the same order on every machine, whatever its language. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
