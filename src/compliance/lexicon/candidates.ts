import type { WordFamily } from './lexicon.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import { allMatches } from './allMatches.ts'
import { indexLexicon } from './lexiconIndex.ts'
import { harmlessPattern } from './lexiconNeeds.ts'
import type { MatchContext } from './matchContext.ts'
import type { PossibleMatches } from './patternIndex.ts'
import { textFor, triedPattern } from './triedPattern.ts'

/** What is to be tried on a text. */
export interface Candidates {
  /** The text, with signs that no pattern holds in place of harmless words. */
  masked: string
  families: readonly CandidateFamily[]
  /** All matches of a pattern of the lexicon, or of the firm, in the masked text. */
  matchesOf: (pattern: RegExp) => readonly RegExpExecArray[]
  /** Where words end that stand right at a place of it, or undefined. */
  endAt: (words: RegExp, index: number) => number | undefined
}

/** A family of which some patterns may find something. */
interface CandidateFamily {
  family: WordFamily
  /** Its place among those of the lexicon. */
  at: number
  patterns: readonly RegExp[]
}

/** Finds what of a lexicon is to be tried on a text, the firm's own words included, in the order of the lexicon; undefined where nothing is. */
export const candidatesOf = memoizeWeak(({ lexicon, ownWords }: MatchContext) => {
  const { families } = lexicon
  const { inText, searches, numberOf, masks } = indexLexicon(lexicon)
  const ownHarmless = (ownWords.harmless ?? []).map(literal)
  const ownMasks = ownHarmless.length > 0 ? [harmlessPattern([...lexicon.harmless, ...ownHarmless])] : []
  const ownPatterns = families.flatMap(({ ownWords: kind, together = [] }, family) =>
    ((kind && ownWords[kind]) ?? []).map((one) => ({
      family,
      pattern: new RegExp(String.raw`\b${literal(one)}\b`, 'gi'),
      together: together.map(numberOf),
    })),
  )

  const maskedIn = (text: string, { mayMatch }: PossibleMatches): string => {
    let masked = text
    for (const one of ownMasks) masked = masked.replace(one, mask)
    // Beside a mask, the edges of words may be others.
    for (const one of masks)
      if (masked !== text || mayMatch(numberOf(one))) masked = masked.replace(one, mask)
    return masked
  }

  return (text: string): Candidates | undefined => {
    const inWhole = inText(text)
    const masked = maskedIn(text, inWhole)
    const { searches: found, mayMatch } = masked === text ? inWhole : inText(masked)
    if (found.length === 0 && ownPatterns.length === 0) return undefined
    const patternsOf = new Map<number, RegExp[]>()
    const add = (family: number, pattern: RegExp): void => {
      const patterns = patternsOf.get(family)
      if (patterns) patterns.push(pattern)
      else patternsOf.set(family, [pattern])
    }
    for (const number of found) {
      const search = searches[number]
      if (search) add(search.family, search.pattern)
    }
    for (const { family, pattern, together } of ownPatterns)
      if (together.every(mayMatch)) add(family, pattern)
    const sorted = [...patternsOf].toSorted(([one], [other]) => one - other)
    // Several families have the same numbers in them.
    const known = new Map<RegExp, readonly RegExpExecArray[]>()
    return {
      masked,
      matchesOf: (pattern) => {
        const matches = known.get(pattern) ?? allMatches(masked, pattern)
        known.set(pattern, matches)
        return matches
      },
      endAt: (words, index) => {
        if (!mayMatch(numberOf(words))) return undefined
        const one = triedPattern(words)
        one.pattern.lastIndex = index
        return one.pattern.test(textFor(one, masked)) ? one.pattern.lastIndex : undefined
      },
      families: sorted.flatMap(([at, patterns]) => {
        const family = families[at]
        return family ? [{ family, at, patterns }] : []
      }),
    }
  }
})

/** Signs that no pattern holds, as many as the words had. */
const mask = (words: string): string => '\u0001'.repeat(words.length)

/** A phrase as it is, in a pattern. */
const literal = (phrase: string): string => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
