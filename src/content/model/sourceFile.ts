import { fileStart, type Position, type RuleMessage } from './diagnostic.ts'

/** One content file as it was read: its path inside the content folder, with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
  /** Why its bytes can’t be read as text. */
  decodeError?: { place: Position; told: RuleMessage }
}

export const largestFile = 1_000_000

const saveAgain =
  'Save it again with your program’s “Save as”, and choose UTF-8 where it asks for the encoding'

/**
 * A content file from its bytes. A byte-order mark and Windows’ line ends are fine and kept; bytes that aren’t UTF-8 are
 * an error at the first of them.
 */
export function decodeSource(path: string, bytes: Uint8Array): SourceFile {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) {
    const message = 'This file was saved as UTF-16, which some programs call “Unicode”.'
    const told: RuleMessage = ['file-encoding', message, `${saveAgain}.`]
    return { path, text: new TextDecoder('utf-16le').decode(bytes), decodeError: { place: fileStart, told } }
  }
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const before = plainText(text).split('\uFFFD', 1)[0] ?? ''
    const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
    const message = 'This file was not saved as UTF-8, and this is the first letter that can’t be read.'
    const fix = `${saveAgain}; then type the right letter wherever � appears.`
    return { path, text, decodeError: { place, told: ['file-encoding', message, fix] } }
  }
}

export function tooLarge(path: string, bytes: number): SourceFile {
  const message = `This file has ${Math.ceil(bytes / 1000)} kB; a page may have ${largestFile / 1000} kB.`
  const fix = 'Remove what isn’t text, or divide the text into several files.'
  return { path, text: '', decodeError: { place: fileStart, told: ['file-size', message, fix] } }
}

/** A text with one kind of line end and no byte-order mark: what all lines and columns count in. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** An edited plain text in the form of the file on the disk: its line ends and byte-order mark. */
export const asOnDisk = (plain: string, raw: string): string =>
  (raw.startsWith('\uFEFF') ? '\uFEFF' : '') + (raw.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain)

/** Notes for the writers have names in capitals, such as README.md. */
export const isNote = (path: string): boolean => /(^|\/)[A-Z]+\.md$/.test(path)
