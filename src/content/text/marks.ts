import { indexWords } from './searchWords.ts'

/** A piece of text, and whether it is what the visitor looks for. */
export interface Piece {
  text: string
  isMatch: boolean
}

type Words = ReadonlySet<string>

const word = /([\p{L}\p{N}]+(?:['’‘ʻ.\p{M}-]+[\p{L}\p{N}]+)*)/u

/** Splits a text into matching words and the text between them. */
export function markWords(text: string, words: Words): Piece[] {
  const found: Piece[] = []
  for (const part of text.split(word)) {
    const isMatch = indexWords(part).some((one) => words.has(one))
    const last = found.at(-1)
    if (last?.isMatch === isMatch) last.text += part
    else if (part !== '') found.push({ text: part, isMatch })
  }
  return found
}

/** The number of characters before and after the start of a match. */
const [before, after] = [70, 210]

/** The same, but a long text is cut around its first match. */
export function markExcerpt(text: string, words: Words): Piece[] {
  const marked = markWords(text, words)
  if (text.length <= before + after) return marked
  const match = marked.length > 1 && !marked[0]?.isMatch ? (marked[0]?.text.length ?? 0) : 0
  const start = match <= before ? 0 : text.indexOf(' ', match - before) + 1
  const end = text.length - start <= after ? text.length : text.lastIndexOf(' ', start + after)
  const [opening, closing] = [start > 0 ? '… ' : '', end < text.length ? ' …' : '']
  return markWords(opening + text.slice(start, end) + closing, words)
}
