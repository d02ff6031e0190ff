import { literalFinder } from './literalFinder.ts'
import { needReader } from './needReader.ts'
import { patternNeedsOf, type PatternNeeds, type Search } from './patternNeeds.ts'

/** What is known of one text; it holds until the index looks at the next one. */
export interface PossibleMatches {
  /** The searches that may find something, in their order. */
  searches: readonly number[]
  /** Whether a pattern, by its number, may match. */
  mayMatch: (pattern: number) => boolean
}

/** Tells which patterns may match in a text; the others do not. */
export type PatternIndex = (text: string) => PossibleMatches

/**
 * Makes an index of patterns by the literals that they need, so that a text is read once instead of once for each
 * pattern.
 * @param patterns those without the flags `u` and `v` can be left out for a text; the others always may match
 * @param searches which of them are tried together
 * @param needs what these patterns and searches need, where that was worked out before
 */
export function indexPatterns(
  patterns: readonly RegExp[],
  searches: readonly Search[],
  needs: PatternNeeds = patternNeedsOf(patterns, searches),
): PatternIndex {
  if (needs.starts.length !== patterns.length + 1)
    throw new Error('These are not the needs of these patterns.')
  const { gates, gated, always } = needs
  const literalsIn = literalFinder(needs.trie, needs.literals)
  const meets = needReader(needs)
  /** For one text at a time, by pattern and by search: 1 when it was looked at; 2 when a pattern may match. */
  const ofPattern = new Uint8Array(patterns.length)
  const ofSearch = new Uint8Array(searches.length)
  let isHeld: Uint8Array = new Uint8Array()
  const mayMatch = (pattern: number): boolean => {
    ofPattern[pattern] ||= meets(pattern, isHeld) ? 2 : 1
    return ofPattern[pattern] === 2
  }
  const mayFind = (search: number): boolean => {
    const { all, oneOfEach } = searches[search] ?? nothing
    for (let at = 0; at < all.length; at += 1) if (!mayMatch(all[at] ?? 0)) return false
    return oneOfEach.every((group) => group.some(mayMatch))
  }
  // Plain loops: in a short process most of this runs before it is compiled.
  return (text) => {
    const found = literalsIn(text)
    const { held } = found
    isHeld = found.isHeld
    ofPattern.fill(0)
    ofSearch.fill(0)
    const possible: number[] = []
    for (let at = 0; at < always.length; at += 1) {
      const search = always[at] ?? 0
      if (mayFind(search)) possible.push(search)
    }
    for (let place = 0; place < held.length; place += 1) {
      const literal = held[place] ?? 0
      const end = gates[literal + 1] ?? 0
      for (let at = gates[literal] ?? 0; at < end; at += 1) {
        const search = gated[at] ?? 0
        if (ofSearch[search]) continue
        ofSearch[search] = 1
        if (mayFind(search)) possible.push(search)
      }
    }
    return { searches: possible.sort((one, other) => one - other), mayMatch }
  }
}

const nothing: Search = { all: [], oneOfEach: [] }
