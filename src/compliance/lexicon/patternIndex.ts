import { literalFinder } from './literalFinder.ts'
import { patternNeedsOf, type NumberedNeeds, type PatternNeeds } from './patternNeeds.ts'

/** Which of the patterns may match in a text; the others do not. */
export type PatternIndex = (text: string) => ReadonlySet<RegExp>

/**
 * Makes an index of patterns by the literals that they need, so that a text is read once instead of once for each
 * pattern.
 * @param patterns those without the flags `u` and `v` can be left out for a text; the others always may match
 * @param needs what these patterns need, where that was worked out before
 */
export function indexPatterns(
  patterns: readonly RegExp[],
  needs: PatternNeeds = patternNeedsOf(patterns),
): PatternIndex {
  const always: RegExp[] = []
  /** By literal: the patterns whose strongest need names it. */
  const named: { pattern: RegExp; others: NumberedNeeds }[][] = []
  for (const [at, { strongest, others }] of needs.patterns.entries()) {
    const pattern = patterns[at]
    if (pattern === undefined) throw new Error('These are not the needs of these patterns.')
    if (strongest === undefined) always.push(pattern)
    for (const literal of strongest ?? []) (named[literal] ??= []).push({ pattern, others })
  }
  const literalsIn = literalFinder(needs.literals)
  return (text) => {
    const held = literalsIn(text)
    const found = new Set(always)
    for (const literal of held)
      for (const { pattern, others } of named[literal] ?? [])
        if (!found.has(pattern) && areMet(others, held)) found.add(pattern)
    return found
  }
}

/** Whether a text that holds some literals meets all of some needs. */
const areMet = (needs: NumberedNeeds, held: ReadonlySet<number>): boolean =>
  needs.every((parts) =>
    parts.some((part) => (typeof part === 'number' ? held.has(part) : areMet(part, held))),
  )
