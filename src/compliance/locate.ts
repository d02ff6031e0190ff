import type { Position } from '../content/model/diagnostic.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'

export interface FilePosition extends Position {
  file: string
}

/** Finds where the text of a page is typed, whatever sets it there: emphasis, links, line ends, curly quotes. */
export type Locate = (words: string, firstFiles: readonly string[]) => FilePosition | undefined

/** @param files the content files; `firstFiles` are looked through before the others */
export const locatorIn =
  (files: readonly SourceFile[]): Locate =>
  (words, firstFiles) => {
    if (words.trim() === '') return undefined
    const pattern = patternOf(words)
    const inOrder = [...files].sort(
      (a, b) => Number(firstFiles.includes(b.path)) - Number(firstFiles.includes(a.path)),
    )
    for (const { path, text } of inOrder) {
      const at = pattern.exec(text)?.index
      if (at === undefined) continue
      const before = text.slice(0, at)
      return { file: path, line: before.split('\n').length, column: at - before.lastIndexOf('\n') }
    }
    return undefined
  }

/** Marks that are typed and not read. */
const marks = String.raw`(?:[*_~\x60\\\u00AD]|\[|\]\([^)\s]*(?:\s"[^"]*")?\))*`
const alike: Readonly<Record<string, string>> = { '"': '["“”„‟]', "'": "['‘’‚‛]", '-': '[-\u2010\u2011]' }

function patternOf(words: string): RegExp {
  const typed = words
    .trim()
    .split(/\s+/)
    .map((word) =>
      [...word]
        .map(
          (sign) =>
            alike[sign] ??
            (/[\p{L}\p{N}]/u.test(sign) ? sign : `${marks}\\u{${sign.codePointAt(0)?.toString(16)}}`),
        )
        .join(''),
    )
  return new RegExp(`(?<![\\p{L}\\p{N}])${typed.join(`${marks}\\s+(?:> )?${marks}`)}(?![\\p{L}\\p{N}])`, 'u')
}
