/** One thing that is wrong in `content/`, told to the person who wrote it. */
export interface Problem {
  /** Path inside the content folder, with `/`. */
  file: string
  /** First line of the place, from 1. */
  line: number
  /** First column of the place, from 1. */
  column: number
  /** An error fails a build; a warning does not. */
  severity: 'error' | 'warning'
  /** The rule's name, for example `unknown-field`. */
  rule: string
  /** One plain sentence: what is wrong. */
  message: string
  /** One plain sentence: what to do. */
  fix: string
}

/** A place in a file: line and column from 1. */
export interface Place {
  line: number
  column: number
}

export const isError = (problem: Problem): boolean => problem.severity === 'error'

/** Sorts by file, then place, then rule, so that the same content always reports the same list. */
export const inOrder = (problems: readonly Problem[]): Problem[] =>
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
