import type { IndexedWords, WordFamily } from './lexicon.ts'
import { patternNeedsOf, type PatternNeeds, type Search } from './patternNeeds.ts'

/** What is asked of the patterns of a lexicon before they are tried. */

/** Phrases, as parts of a pattern, wherever in a text. */
export const harmlessPattern = (phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`\b(?:${phrases.join('|')})\b`, 'gi')

/** The patterns of what is no words of the lexicon whatever they hold. */
const masksOf = ({ harmless, names = [] }: IndexedWords): readonly RegExp[] => [
  ...(harmless.length > 0 ? [harmlessPattern(harmless)] : []),
  ...names,
]

/** The patterns of a lexicon that are left out where a text, or a sentence, lacks what they need, each once: `masks` first. */
export function indexedPatterns(words: IndexedWords): {
  patterns: readonly RegExp[]
  masks: readonly RegExp[]
} {
  const masks = masksOf(words)
  const ofFamilies = words.families.flatMap(({ patterns, together = [], followedBy = [], ...family }) => [
    ...patterns,
    ...together,
    ...followedBy,
    ...sentencesOf(family),
  ])
  return { masks, patterns: [...new Set([...masks, ...ofFamilies])] }
}

const sentencesOf = ({ onlyWhen = [], unless = [], adviceWhen = [] }: Partial<WordFamily>): RegExp[] =>
  [...onlyWhen, ...unless, ...adviceWhen.map(({ when }) => when)].flatMap(({ sentence }) => sentence ?? [])

/** A pattern of a family, which finds something only where all stands that the family asks for. */
interface FamilySearch extends Search {
  /** Its place among the families. */
  family: number
  pattern: RegExp
}

/**
 * Each pattern of each family, in their order: with the fields that stand together with it, and, of what stands behind it
 * and of the sentences that the family asks for, one each.
 * @param numberOf the place of a pattern among those that are indexed
 */
export const familySearches = (
  families: readonly WordFamily[],
  numberOf: (pattern: RegExp) => number,
): readonly FamilySearch[] =>
  families.flatMap(({ patterns, together = [], followedBy, onlyWhen = [] }, family) => {
    const sentences = onlyWhen.map(({ sentence }) => sentence)
    const asksForSentence = sentences.length > 0 && sentences.every((sentence) => sentence !== undefined)
    const oneOfEach = [...(followedBy ? [followedBy] : []), ...(asksForSentence ? [sentences] : [])]
    return patterns.map((pattern) => ({
      family,
      pattern,
      all: [pattern, ...together].map(numberOf),
      oneOfEach: oneOfEach.map((group) => group.map(numberOf)),
    }))
  })

/** By pattern: its place in a list. */
export function numbering(patterns: readonly RegExp[]): (pattern: RegExp) => number {
  const numbers = new Map(patterns.map((pattern, number) => [pattern, number]))
  return (pattern) => {
    const number = numbers.get(pattern)
    if (number === undefined) throw new Error('The pattern is not among those that are indexed.')
    return number
  }
}

/** What the patterns of a lexicon need, for its `needs`. */
export function lexiconNeeds(words: IndexedWords): PatternNeeds {
  const { patterns } = indexedPatterns(words)
  return patternNeedsOf(patterns, familySearches(words.families, numbering(patterns)), new Set(words.common))
}
