import MiniSearch, { type Options, type SearchResult } from 'minisearch'
import { formsOf, indexWords } from '../content/text/searchWords.ts'

/** Words with fewer letters have to be whole. */
const shortestBeginning = 2

/** How many slips are forgiven in a word: a letter added, missing, wrong, or swapped with the next. */
const slipsIn = ({ length }: string): number => (length < 5 ? 0 : length < 9 ? 1 : 2)

interface Match extends Pick<SearchResult, 'id' | 'score'> {
  /** Its words that match. */
  terms: Set<string>
  /** The fields with whole words, not only with their beginnings. */
  fields: Set<string>
  /** How many of the visitor's words they match. */
  count: number
}

/** Finds documents by their words, what words begin with, and misspelled words. Browsers load it when somebody types. */
export function createWordIndex<Document>(options: Options<Document>, boost: Record<string, number>) {
  const index = new MiniSearch<Document>({ ...options, tokenize: indexWords })
  const asTyped = { tokenize: (text: string) => text.split(' '), processTerm: (term: string) => term }

  /** Documents with a word, another form of it, or a word that begins with it. */
  const withWord = (word: string): SearchResult[] =>
    index.search([...new Set([word, ...formsOf(word)])].join(' '), {
      ...asTyped,
      boost,
      boostTerm: (term) => (term === word ? 1 : 0.4),
      prefix: (term) => term === word && term.length >= shortestBeginning,
      weights: { prefix: 0.5, fuzzy: 0 },
    })

  /** The word of the index that differs least; undefined if all differ more than is forgiven. */
  function nearest(word: string): string | undefined {
    for (let slips = 1; slips <= slipsIn(word); slips++) {
      const swaps = index.search(swapped(word).join(' '), asTyped).flatMap(({ terms }) => terms)
      if (swaps[0] !== undefined) return swaps[0]
      const terms = index.search(word, { ...asTyped, fuzzy: slips }).flatMap(({ terms }) => terms)
      // The first letter is seldom wrong.
      const near = terms.find(
        (term) =>
          term.length > 3 && (term.startsWith(word.charAt(0)) || term.endsWith(word) || word.endsWith(term)),
      )
      if (near !== undefined) return near
    }
    return undefined
  }

  return {
    /** Adds documents, so many at once that typing isn't blocked. */
    add: (documents: readonly Document[], chunkSize: number) => index.addAllAsync(documents, { chunkSize }),
    /** The documents with any of the words, in no order. Only a word that none has gives way to the nearest, in `similar`. */
    match(words: readonly string[]): { matches: Match[]; similar: Map<string, string> } {
      const matches = new Map<unknown, Match>()
      const similar = new Map<string, string>()
      for (const word of words) {
        const found = withWord(word)
        const near = found.length > 0 ? undefined : nearest(word)
        if (near !== undefined) {
          similar.set(word, near)
          found.push(...withWord(near))
        }
        const whole = new Set([word, near ?? word].flatMap((one) => [one, ...formsOf(one)]))
        for (const { id, match: fieldsOf, score } of found) {
          const match = matches.get(id) ?? { id, terms: new Set(), fields: new Set(), count: 0, score: 0 }
          for (const [term, fields] of Object.entries(fieldsOf)) {
            match.terms.add(term)
            for (const field of whole.has(term) ? fields : []) match.fields.add(field)
          }
          match.count += 1
          match.score += score
          matches.set(id, match)
        }
      }
      return { matches: [...matches.values()], similar }
    },
  }
}

/** A word with each two letters swapped: `tax` → `atx`, `txa`. */
const swapped = (word: string): string[] =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2))
