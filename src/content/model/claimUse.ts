import type { Position } from './diagnostic.ts'

/** Where a page takes its words from a record of `content/claims/`. */
export interface ClaimUse extends Position {
  file: string
  /** The record's name: its file without folder and ending. */
  claim: string
}
