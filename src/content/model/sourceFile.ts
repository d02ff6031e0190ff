import matter from 'gray-matter'
import { diagnostic, type Diagnostic, type Position, type RuleMessage } from './diagnostic.ts'

/** One content file as it was read: its path inside the content folder, with `/`, and its text. */
export interface SourceFile {
  path: string
  text: string
  /** Why its bytes can’t be read as text. */
  decodeError?: { place: Position; message: RuleMessage }
}

/** Where a character of a plain text is. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset)
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') }
}

/** What is wrong with a file as such: how it was saved, and what Git left in it. Nothing else of such a file is read. */
export function fileProblems({ path, text, decodeError }: SourceFile): Diagnostic[] {
  if (decodeError) return [diagnostic(path, decodeError.place, decodeError.message)]
  const plain = plainText(text)
  const found = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)|\uFFFD/m.exec(plain)
  if (!found) return []
  return [diagnostic(path, positionAt(plain, found.index), found[0] === '\uFFFD' ? lostLetter : mergeMark)]
}

const lostLetter: RuleMessage = ['file-encoding', 'A letter was lost here and saved as �.', 'Type it again.']
const mergeMark: RuleMessage = [
  'merge-mark',
  'Git left both versions of a passage here, between <<<<<<< and >>>>>>>.',
  'Keep the right version, and delete the other and the lines of <, = and >.',
]

/** A text with one kind of line end and no byte-order mark: what all lines and columns count in. */
export const plainText = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')

/** A plain text's fields, from the end of the first line so that lines count from it, and its body; undefined without two ---. */
export function splitFields(plain: string): { fields: string; body: string } | undefined {
  // gray-matter runs what follows `---js`, ends the fields at `---x`, and takes minutes for thousands of blank lines.
  const [typed] = /^---[ \t]*\n(?:(?!---).*\n)*---[ \t]*(?:\n|$)/.exec(plain) ?? []
  if (typed === undefined || /\s{500}/.test(typed)) return undefined
  // `parseYaml` reads the fields.
  const { matter: fields, content: body } = matter(plain, { engines: { yaml: { parse: () => ({}) } } })
  return { fields, body }
}

/** An edited plain text in the form of the file on the disk: its line ends and byte-order mark. */
export const asOnDisk = (plain: string, raw: string): string =>
  (raw.startsWith('\uFEFF') ? '\uFEFF' : '') + (raw.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain)

/** Notes for the writers have names in capitals, such as README.md. */
export const isNote = (path: string): boolean => /(^|\/)[A-Z]+\.md$/.test(path)
