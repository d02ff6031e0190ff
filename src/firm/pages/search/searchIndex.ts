import MiniSearch, { type SearchResult } from 'minisearch'
import { searchWords } from '../../../content/text/searchWords.ts'
import type { Group, SearchDocument } from './searchFile.ts'

/** A piece of text, and whether it is what the visitor looks for. */
export interface Piece {
  text: string
  isMatch: boolean
}

export interface Found {
  group: Group
  /** The page, or its section that answers. */
  address: string
  title: Piece[]
  note: Piece[]
  /** The heading of that section, unless it's the page's own. */
  heading: Piece[]
  /** Text around the matches. */
  excerpt: Piece[]
}

export interface SearchIndex {
  add: (documents: readonly SearchDocument[]) => Promise<void>
  /** All pages that answer, the best first. */
  search: (query: string) => Found[]
}

/** Words that say nothing about what a visitor looks for. */
const fillers = new Set(
  `a about after all am an and any are as at be been before but by can could did do does for from had has have he her how i if
  in into is it its may me my no not of on one or our she should so than that the their them then there they this to under
  up upon us was we were what when where which who whom will with would you your`.split(/\s+/),
)

/** The words of a text; those with hyphens also as one: `non-compete` → `non`, `compete`, `noncompete`. */
const indexWords = (text: string): string[] => [
  ...searchWords(text),
  ...(text.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).flatMap((whole) => searchWords(whole.replaceAll('-', ''))),
]

/** The text of a document by the fields that are searched. */
const fields: Readonly<Record<string, (document: SearchDocument) => string>> = {
  title: ({ title }) => title,
  note: ({ note }) => note ?? '',
  headings: ({ sections }) => sections.map(([, heading]) => heading).join('\n'),
  text: ({ sections }) => sections.flatMap(([, , ...lines]) => lines).join('\n'),
}

export function createSearchIndex(): SearchIndex {
  const documents = new Map<string, SearchDocument>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(fields),
    extractField: (document, name) => fields[name]?.(document) ?? document.path,
    tokenize: indexWords,
    searchOptions: { tokenize: searchWords },
    processTerm: (word) => (fillers.has(word) ? null : word),
  })

  /** Forgives one slip, then two, only in words that no page has. */
  function match(query: string, words: ReadonlySet<string>): SearchResult[] {
    let results: SearchResult[] = []
    let unknown = new Set<string>()
    for (const slips of [0, 1, 2]) {
      results = index.search(query, {
        boost: { title: 8, note: 3, headings: 3 },
        prefix: (word) => word.length > 1,
        fuzzy: (word) => unknown.has(word) && word.length > slips + 2 && slips,
        weights: { prefix: 0.5, fuzzy: 0.3 },
      })
      const known = new Set(results.flatMap(({ queryTerms }) => queryTerms))
      if (known.size === words.size) break
      unknown = new Set([...words].filter((word) => !known.has(word)))
    }
    return results
  }

  return {
    add: async (more) => {
      const fresh = more.filter(({ path }) => !documents.has(path))
      for (const document of fresh) documents.set(document.path, document)
      // In small parts, so that typing isn't blocked.
      await index.addAllAsync(fresh, { chunkSize: 20 })
    },
    search: (query) => {
      const words = new Set(searchWords(query).filter((word) => !fillers.has(word)))
      const results = match(query, words).map((result) => {
        const count = new Set(result.queryTerms).size
        return { ...result, count, score: result.score * count ** 2 }
      })
      const most = Math.max(0, ...results.map(({ count }) => count))
      // Pages with few of the words aren't an answer if others have most of them.
      const answers = results.filter(({ count }) => count > most / 2).sort((a, b) => b.score - a.score)
      return answers.flatMap(({ id, terms }) => {
        const document = documents.get(id)
        return document ? describe(document, new Set(terms)) : []
      })
    },
  }
}

/** Shows the line that says most about what the visitor looks for. */
function describe({ path, group, title, note = '', sections }: SearchDocument, words: Words): Found {
  const lines = sections.flatMap(([id, heading, ...rest], place) =>
    (rest.length > 0 ? rest : ['']).map((line) => {
      const own = place === 0 ? '' : heading
      return { id, heading: own, line, matches: matchesIn(`${own} ${line}`, words) }
    }),
  )
  /** Words that the page often uses, such as New York, say little. */
  const counts = new Map<string, number>()
  for (const word of lines.flatMap(({ matches }) => [...matches]))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  const weightOf = (matches: Words): number =>
    [...matches].reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1), 0)
  const isInTitle = [...words].every((word) => matchesIn(title, words).has(word))
  const weights = isInTitle ? [] : lines.map(({ matches }) => weightOf(matches))
  const { id = '', heading = '', line = '' } = lines[Math.max(0, weights.indexOf(Math.max(...weights)))] ?? {}
  return {
    group,
    address: id !== '' && heading !== '' ? `${path}#${id}` : path,
    title: pieces(title, words),
    note: pieces(note, words),
    heading: pieces(heading, words),
    excerpt: shorten(pieces(line, words)),
  }
}

type Words = ReadonlySet<string>

const matchesIn = (text: string, words: Words): Words =>
  new Set(indexWords(text).filter((word) => words.has(word)))

const word = /([\p{L}\p{N}]+(?:['’‘ʻ.\p{M}-]+[\p{L}\p{N}]+)*)/u

/** Splits a text into matching words and the text between them. */
export function pieces(text: string, words: Words): Piece[] {
  const found: Piece[] = []
  for (const part of text.split(word)) {
    const isMatch = indexWords(part).some((one) => words.has(one))
    const last = found.at(-1)
    if (last && last.isMatch === isMatch) last.text += part
    else if (part !== '') found.push({ text: part, isMatch })
  }
  return found
}

/** The number of characters around a match. */
const before = 70
const length = 210

/** Cuts a long text around its first match. */
function shorten(text: readonly Piece[]): Piece[] {
  const whole = text.map((piece) => piece.text).join('')
  const first = text.findIndex(({ isMatch }) => isMatch)
  const match = text.slice(0, Math.max(0, first)).reduce((sum, piece) => sum + piece.text.length, 0)
  if (whole.length <= length + before) return [...text]
  const start = match <= before ? 0 : whole.indexOf(' ', match - before) + 1
  const end = whole.length - start <= length ? whole.length : whole.lastIndexOf(' ', start + length)
  let at = 0
  const kept = text.flatMap(({ text, isMatch }) => {
    const shown = text.slice(Math.max(0, start - at), Math.max(0, end - at))
    at += text.length
    return shown === '' ? [] : { text: shown, isMatch }
  })
  const dots = (isCut: boolean, mark: string) => (isCut ? [{ text: mark, isMatch: false }] : [])
  return [...dots(start > 0, '… '), ...kept, ...dots(end < whole.length, ' …')]
}
