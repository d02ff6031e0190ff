import type { Position } from '../content/model/diagnostic.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'

/**
 * Finds where the text of a page is typed, whatever sets it there: emphasis, links, line ends, curly quotes.
 * @param files the content files; `firstFiles` are looked through before the others
 */
export const locatorIn =
  (files: readonly SourceFile[]) =>
  (words: string, firstFiles: readonly string[]): (Position & { file: string }) | undefined => {
    if (words.trim() === '') return undefined
    const pattern = patternOf(words)
    const isFirst = ({ path }: SourceFile) => firstFiles.includes(path)
    const inOrder = [...files.filter(isFirst), ...files.filter((file) => !isFirst(file))]
    const found = inOrder.find(({ text }) => pattern.test(text))
    if (!found) return undefined
    const before = found.text.slice(0, found.text.search(pattern))
    return {
      file: found.path,
      line: before.split('\n').length,
      column: before.length - before.lastIndexOf('\n'),
    }
  }

/** Marks that are typed and not read. */
const marks = String.raw`(?:[*_~\x60\\\u00AD]|\[|\]\([^)\s]*(?:\s"[^"]*")?\))*`
const alike: Readonly<Record<string, string>> = { '"': '["“”„‟]', "'": "['‘’‚‛]", '-': '[-\u2010\u2011]' }

function patternOf(words: string): RegExp {
  const sign = (one: string) => alike[one] ?? `${marks}\\u{${one.codePointAt(0)?.toString(16)}}`
  const typed = words
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[^\p{L}\p{N}]/gu, sign))
  return new RegExp(`(?<![\\p{L}\\p{N}])${typed.join(`${marks}\\s+(?:> )?${marks}`)}(?![\\p{L}\\p{N}])`, 'u')
}
