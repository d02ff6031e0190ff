import type { Position } from '../content/model.ts'
import { positionAt, type SourceFile } from '../content/model/sourceFile.ts'

/** Finds where a page's text is typed, in `firstFiles` first, ignoring emphasis, links, line breaks and curly quotes. */
export const sourceFinder =
  (files: readonly SourceFile[]) =>
  (words: string, firstFiles: readonly string[]): (Position & { file: string }) | undefined => {
    if (words.trim() === '') return undefined
    const pattern = patternOf(words)
    const isFirst = ({ path }: SourceFile) => firstFiles.includes(path)
    const inOrder = files.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    for (const { path, text } of inOrder) {
      const start = text.search(pattern)
      if (start !== -1) return { file: path, ...positionAt(text, start) }
    }
    return undefined
  }

/** Markdown characters that readers don't see. */
const marks = String.raw`(?:[*_~\x60\\\u00AD]|\[|\]\([^)\s]*(?:\s"[^"]*")?\))*`
const lookalikes: Readonly<Record<string, string>> = {
  '"': '["“”„‟]',
  "'": "['‘’‚‛]",
  '-': '[-\u2010\u2011]',
}

function patternOf(words: string): RegExp {
  const characterPattern = (one: string) =>
    one === ' ' ? String.raw`\s+(?:> )?` : (lookalikes[one] ?? `\\u{${one.codePointAt(0)?.toString(16)}}`)
  const typed = [...words.trim().replace(/\s+/g, ' ')].map(characterPattern)
  return new RegExp(`(?<![\\p{L}\\p{N}])${typed.join(marks)}(?![\\p{L}\\p{N}])`, 'u')
}
