import { groupBy } from '../../content/model/groupBy.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import { requiredLiterals, shortestLiteral } from './requiredLiterals.ts'

/** Tells which of many patterns may match a text. */
type PatternIndex = (text: string) => ReadonlySet<RegExp>

interface Literal {
  text: string
  patterns: RegExp[]
}

const literalsOf = memoizeWeak(requiredLiterals)

const slots = 1 << 13

/**
 * Makes an index of patterns by the literals that they ask for, so that a text is read once instead of once for each
 * pattern. The literals are looked for by a hash of their first three letters, at each place of the text (the search
 * of several patterns of Wu and Manber, without its shifts).
 * @param patterns those without the flags `u` and `v` can be left out for a text; the others always may match
 */
export function indexPatterns(patterns: readonly RegExp[]): PatternIndex {
  const always: RegExp[] = []
  const literals = new Map<string, Literal>()
  for (const pattern of patterns) {
    const required = literalsOf(pattern)
    if (required === undefined) always.push(pattern)
    for (const text of required ?? []) {
      const literal = literals.get(text) ?? { text, patterns: [] }
      literal.patterns.push(pattern)
      literals.set(text, literal)
    }
  }
  const bySlot = groupBy([...literals.values()], ({ text }) => slotAt(text, 0))
  const isTaken = new Uint8Array(slots)
  for (const slot of bySlot.keys()) isTaken[slot] = 1
  return (text) => {
    const small = text.toLowerCase()
    const found = new Set(always)
    for (let at = 0; at + shortestLiteral <= small.length; at += 1) {
      const slot = slotAt(small, at)
      if (isTaken[slot] === 0) continue
      for (const literal of bySlot.get(slot) ?? [])
        if (small.startsWith(literal.text, at)) for (const pattern of literal.patterns) found.add(pattern)
    }
    return found
  }
}

const slotAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) & (slots - 1)
