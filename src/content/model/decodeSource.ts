import { plainText, type SourceFile } from './sourceFile.ts'

/**
 * A content file from its bytes. A byte-order mark and Windows’ line ends are fine and kept; bytes that are no UTF-8
 * become a decoding error at the first of them.
 * @param path the file's path inside the content folder
 */
export function decodeSource(path: string, bytes: Uint8Array): SourceFile {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe)
    return { path, text: new TextDecoder('utf-16le').decode(bytes), decodeError: { kind: 'utf-16' } }
  try {
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
    const before = plainText(text).split('\uFFFD', 1)[0] ?? ''
    const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') }
    return { path, text, decodeError: { kind: 'not-utf-8', place } }
  }
}
