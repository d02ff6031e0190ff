import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { indexWords } from '../content/text/searchWords.ts'

interface WordIndexOptions<Document> extends Options<Document> {
  boost?: Record<string, number>
  /** Words with fewer letters have to be whole. */
  shortestBeginning: number
  /** How many slips are forgiven in a word: a letter added, missing, wrong, or swapped with the next. */
  slipsIn: (word: string) => number
}

/** A document that answers. */
interface Match extends Pick<SearchResult, 'id' | 'score'> {
  /** Its words that match. */
  terms: Set<string>
  /** How many of the visitor's words they match. */
  count: number
}

/** Finds documents by their words, what words begin with, and misspelled words. Browsers load it when somebody types. */
export function createWordIndex<Document>(options: WordIndexOptions<Document>) {
  const { boost = {}, shortestBeginning, slipsIn, ...rest } = options
  const index = new MiniSearch<Document>({ ...rest, tokenize: indexWords })

  /** Forgives as little as necessary, and nothing if a document has the word. */
  function matchWord(word: string): SearchResult[] {
    for (let slips = 0; ; slips++) {
      const variants = slips === 0 ? [word] : [word, ...swapped(word)]
      const results = index.search(variants.join(' '), {
        boost,
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        prefix: (term) => term.length >= (term === word ? shortestBeginning : 5),
        fuzzy: (term) => term === word && slips,
        weights: { prefix: 0.5, fuzzy: 0.3 },
        filter: ({ terms }) => slips === 0 || terms.some((term) => term.length > 3),
      })
      // Short words begin many others: `che` may be Choe as well as the beginning of chemistry.
      const isKnown = results.some(({ terms }) => word.length > 4 || terms.includes(word))
      if (isKnown || slips >= slipsIn(word)) return results
    }
  }

  return {
    /** Adds documents, so many at once that typing isn't blocked. */
    add: (documents: readonly Document[], chunkSize: number) => index.addAllAsync(documents, { chunkSize }),
    /** The documents with any of the words, in no order. */
    match(words: readonly string[]): Match[] {
      const matches = new Map<unknown, Match>()
      for (const word of words)
        for (const { id, terms, score } of matchWord(word)) {
          const match = matches.get(id) ?? { id, terms: new Set(), count: 0, score: 0 }
          for (const term of terms) match.terms.add(term)
          match.count += 1
          match.score += score
          matches.set(id, match)
        }
      return [...matches.values()]
    },
  }
}

/** A word with each two letters swapped: `tax` → `atx`, `txa`. */
const swapped = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2))
