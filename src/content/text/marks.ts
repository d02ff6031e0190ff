import type { SearchDocument } from '../model/search.ts'
import { indexWords } from './searchWords.ts'

/** A piece of text, and whether it is what the visitor looks for. */
export interface Piece {
  text: string
  isMatch: boolean
}

type Words = ReadonlySet<string>

const word = /([\p{L}\p{N}]+(?:['’‘ʻ.\p{M}-]+[\p{L}\p{N}]+)*)/u

/** Splits a text into matching words and the text between them. */
function markWords(text: string, words: Words): Piece[] {
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
function markExcerpt(text: string, words: Words): Piece[] {
  const marked = markWords(text, words)
  if (text.length <= before + after) return marked
  const match = marked.length > 1 && !marked[0]?.isMatch ? (marked[0]?.text.length ?? 0) : 0
  // Chinese has no spaces.
  const start = match <= before ? 0 : match - before + text.slice(match - before, match).indexOf(' ') + 1
  const space = text.lastIndexOf(' ', start + after)
  const end = text.length - start <= after ? text.length : space > match ? space : start + after
  const [opening, closing] = [start > 0 ? '… ' : '', end < text.length ? ' …' : '']
  return markWords(opening + text.slice(start, end) + closing, words)
}

/** A page that answers, with what the visitor looks for marked. */
export type FoundPage = ReturnType<typeof describePage>

/** Shows the line that says most. @param words of the page that match @param count how many of the visitor's words they match */
export function describePage(page: SearchDocument, words: Words, count: number) {
  const { path, group, title, note = '', searchWords = '', sections, contact } = page
  const asked = searchWords ? [{ id: '', heading: '', lines: [searchWords] }] : []
  const lines = [...sections, ...asked].flatMap(({ id, heading, lines }, place) =>
    (lines.length > 0 ? lines : ['']).map((line) => {
      const own = place === 0 ? '' : heading
      return { id, heading: own, line, matches: matchesIn(`${own} ${line}`, words) }
    }),
  )
  /** Words that the page often uses, such as New York, say little. */
  const counts = new Map<string, number>()
  for (const word of lines.flatMap(({ matches }) => matches)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const isInName = matchesIn(`${title} ${note}`, words).length >= count
  const weights = isInName
    ? []
    : lines.map(({ matches }) => matches.reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0))
  const { id = '', heading = '', line = '' } = lines[Math.max(0, weights.indexOf(Math.max(...weights)))] ?? {}
  return {
    /** The page, or its section that answers. */
    address: id !== '' && heading !== '' ? `${path}#${id}` : path,
    group,
    title: markWords(title, words),
    note: markWords(note, words),
    /** The heading of that section, unless it's the page's own. */
    heading: markWords(heading, words),
    excerpt: isInName && note !== '' ? [] : markExcerpt(line, words),
    contact,
  }
}

const matchesIn = (text: string, words: Words): string[] => [
  ...new Set(indexWords(text).filter((word) => words.has(word))),
]
