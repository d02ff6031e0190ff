import type { Position } from './diagnostic.ts'

/** One content file as it was read: its path inside the content folder, with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
  /** Why its bytes could not be decoded. */
  decodeError?: DecodeError
}

/**
 * `not-utf-8`: the first place that is no UTF-8; the text has U+FFFD there. `utf-16`: what Windows calls Unicode.
 * `too-large`: how large; the text is empty.
 */
export type DecodeError =
  | { kind: 'not-utf-8'; place: Position }
  | { kind: 'utf-16' }
  | { kind: 'too-large'; bytes: number }

/** The most bytes that a content file may hold. */
export const largestFile = 1_000_000

/** How many levels may stand within each other: lists, quotations, marks, fields. No text that is meant has ten. */
export const deepest = 40

/** A text with one kind of line end and no byte-order mark: what all lines and columns count in. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** An edited plain text in the form of the file on the disk: its line ends and byte-order mark. */
export const asOnDisk = (plain: string, raw: string): string =>
  (raw.startsWith('\uFEFF') ? '\uFEFF' : '') + (raw.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain)

/** Notes for the writers have names in capitals, such as README.md. */
export const isNote = (path: string): boolean => /(^|\/)[A-Z]+\.md$/.test(path)
