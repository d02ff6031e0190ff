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
  /** For one text at a time, by pattern and by search: 1 when it was looked at, 2 when it may match. */
  const ofPattern = new Uint8Array(patterns.length)
  const ofSearch = new Uint8Array(searches.length)
  let isHeld: Uint8Array = new Uint8Array()
  const mayMatch = (pattern: number): boolean => {
    ofPattern[pattern] ||= meets(pattern, isHeld) ? 2 : 1
    return ofPattern[pattern] === 2
  }
  const mayFind = ({ all, oneOfEach }: Search): boolean =>
    all.every(mayMatch) && oneOfEach.every((group) => group.some(mayMatch))
  return (text) => {
    const found = literalsIn(text)
    isHeld = found.isHeld
    ofPattern.fill(0)
    ofSearch.fill(0)
    const possible: number[] = []
    const look = (number: number): void => {
      if (ofSearch[number]) return
      ofSearch[number] = 1
      const search = searches[number]
      if (search && mayFind(search)) possible.push(number)
    }
    for (const number of always) look(number)
    for (const literal of found.held) {
      const end = gates[literal + 1] ?? 0
      for (let at = gates[literal] ?? 0; at < end; at += 1) look(gated[at] ?? 0)
    }
    return { searches: possible.sort((one, other) => one - other), mayMatch }
  }
}
