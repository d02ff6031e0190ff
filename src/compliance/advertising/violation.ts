import type { FilePosition } from '../locate.ts'

/** What breaks a rule, unless a lawyer has allowed it. */
export interface Violation {
  rule: string
  /** The address of the page; undefined for what is on every page. */
  page: string | undefined
  /** The words found, and the text that has them. */
  words: string
  text: string
  place: FilePosition
  message: string
  fix: string
}
