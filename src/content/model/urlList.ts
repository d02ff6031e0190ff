import type { Diagnostic } from './diagnostic.ts'

export interface UrlEntry {
  address: string
  line: number
  /** Where its visitors go now that no page stands there; undefined as long as one does. */
  target: string | undefined
}

export interface UrlList {
  lines: UrlEntry[]
  problems: Diagnostic[]
}
