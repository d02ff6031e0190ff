import MiniSearch, { type SearchResult } from 'minisearch'
import type { SearchDocument } from '../content/model/search.ts'
import { markExcerpt, markWords, type Piece } from '../content/text/marks.ts'
import { indexWords, searchWords } from '../content/text/searchWords.ts'

/** Words that say nothing about what a visitor looks for. */
const fillers = new Set(
  searchWords(`a about after all am an and any are as at be been before but by can could did do does find for from had has have he help her
  how i if in into is it its looking many may me much my need no not of on one or our please she should so someone than that
  the their them then there they this to under up upon us want was we were what when where which who whom will with would
  you your`),
)

/** The text of a document by the fields that are searched. */
const fields: Readonly<Record<string, (document: SearchDocument) => string>> = {
  title: ({ title }) => title,
  note: ({ note = '', practices = '' }) => `${note}\n${practices}`,
  headings: ({ sections }) => sections.map(({ heading }) => heading).join('\n'),
  text: ({ sections }) => sections.flatMap(({ lines }) => lines).join('\n'),
}

export function createSearchIndex() {
  const documents = new Map<string, SearchDocument>()
  const index = new MiniSearch<SearchDocument>({
    idField: 'path',
    fields: Object.keys(fields),
    extractField: (document, name) => fields[name]?.(document) ?? document.path,
    tokenize: indexWords,
    searchOptions: { tokenize: searchWords },
    processTerm: (word) => (fillers.has(word) ? null : word),
  })

  /** Forgives one slip, then two, only in words of five letters or more that no page has. */
  function match(query: string): SearchResult[] {
    const words = searchWords(query).filter((word) => !fillers.has(word))
    let results: SearchResult[] = []
    let unknown: string[] = []
    for (const slips of [0, 1, 2]) {
      results = index.search(query, {
        boost: { title: 8, note: 3, headings: 3 },
        prefix: (word) => word.length > 1,
        fuzzy: (word) => unknown.includes(word) && word.length > 4 && slips,
        weights: { prefix: 0.5, fuzzy: 0.3 },
      })
      const known = new Set(results.flatMap(({ queryTerms }) => queryTerms))
      unknown = words.filter((word) => !known.has(word))
      if (unknown.length === 0) break
    }
    return results
  }

  return {
    async add(more: readonly SearchDocument[]): Promise<void> {
      const fresh = more.filter(({ path }) => !documents.has(path))
      for (const document of fresh) documents.set(document.path, document)
      // In small parts, so that typing isn't blocked.
      await index.addAllAsync(fresh, { chunkSize: 20 })
    },
    /** All pages that answer, the best first. Call `show` only for those on the screen: it takes as long as finding them. */
    search(query: string) {
      const results = match(query).map(({ id, terms, queryTerms, score }) => {
        const count = new Set(queryTerms).size
        return { document: documents.get(id), terms, count, score: score * count ** 2 }
      })
      const most = Math.max(...results.map(({ count }) => count))
      const best = Math.max(...results.map(({ score }) => score))
      // Pages with few or common words of a question aren't an answer if others answer it.
      const answers = results.filter(({ count, score }) => count > most / 2 && score > best / 20)
      return answers
        .sort((a, b) => b.score - a.score)
        .flatMap(({ document, terms, count }) =>
          document ? { group: document.group, show: () => describe(document, new Set(terms), count) } : [],
        )
    },
  }
}

/** A page that answers, with what the visitor looks for marked. */
export interface Found {
  /** The page, or its section that answers. */
  address: string
  title: Piece[]
  note: Piece[]
  /** The heading of that section, unless it's the page's own. */
  heading: Piece[]
  /** Text around the matches. */
  excerpt: Piece[]
}

type Words = ReadonlySet<string>

/**
 * Shows the line that says most about what the visitor looks for. @param words of the page that match
 * @param count how many of the visitor's words they match
 */
function describe({ path, title, note = '', sections }: SearchDocument, words: Words, count: number): Found {
  const lines = sections.flatMap(({ id, heading, lines }, place) =>
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
    address: id !== '' && heading !== '' ? `${path}#${id}` : path,
    title: markWords(title, words),
    note: markWords(note, words),
    heading: markWords(heading, words),
    excerpt: isInName && note !== '' ? [] : markExcerpt(line, words),
  }
}

const matchesIn = (text: string, words: Words): string[] => [
  ...new Set(indexWords(text).filter((word) => words.has(word))),
]
