import type { Diagnostic } from './diagnostic.ts'

/** One published address. */
export interface UrlEntry {
  address: string
  /** Its line, from 1. */
  line: number
  /** Where its visitors go now that no page stands there; undefined as long as one does. */
  target: string | undefined
}

/** Every published address, in the order of the file. */
export interface UrlList {
  lines: UrlEntry[]
  /** What is wrong with single lines. */
  problems: Diagnostic[]
}
