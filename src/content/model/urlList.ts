import type { Diagnostic } from './diagnostic.ts'

export interface UrlEntry {
  address: string
  line: number
  /** The address to redirect to; undefined if the page exists. */
  target: string | undefined
}

export interface UrlList {
  lines: UrlEntry[]
  problems: Diagnostic[]
}
