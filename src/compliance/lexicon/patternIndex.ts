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
  /** By literal: the numbers of the patterns whose strongest need names it. */
  const named: number[][] = []
  for (const [number, { strongest }] of needs.patterns.entries()) {
    const pattern = patterns[number]
    if (pattern === undefined) throw new Error('These are not the needs of these patterns.')
    if (strongest === undefined) always.push(pattern)
    for (const literal of strongest ?? []) (named[literal] ??= []).push(number)
  }
  const literalsIn = literalFinder(needs.literals)
  // For one text at a time: which literals it holds, and which patterns were looked at. Bytes are read faster than sets.
  const isHeld = new Uint8Array(needs.literals.length)
  const isLookedAt = new Uint8Array(patterns.length)
  return (text) => {
    const found = new Set(always)
    const held = literalsIn(text)
    for (const literal of held) isHeld[literal] = 1
    for (const literal of held) {
      for (const number of named[literal] ?? []) {
        if (isLookedAt[number]) continue
        isLookedAt[number] = 1
        const pattern = patterns[number]
        if (pattern && areMet(needs.patterns[number]?.others ?? [], isHeld)) found.add(pattern)
      }
    }
    for (const literal of held) isHeld[literal] = 0
    isLookedAt.fill(0)
    return found
  }
}

/** Whether a text that holds some literals meets all of some needs. */
const areMet = (needs: NumberedNeeds, isHeld: Uint8Array): boolean =>
  needs.every((parts) =>
    parts.some((part) => (typeof part === 'number' ? isHeld[part] === 1 : areMet(part, isHeld))),
  )
