import { memoizeWeak } from '../../content/model/memoize.ts'
import { literalFinder } from './literalFinder.ts'
import { needsOf, strongestNeed, type Need } from './requiredLiterals.ts'

/** Which of the patterns may match in a text; the others do not. */
export type PatternIndex = (text: string) => ReadonlySet<RegExp>

const analysed = memoizeWeak((pattern: RegExp) => {
  const needs = needsOf(pattern)
  return { needs, strongest: strongestNeed(needs) }
})

/** Needs whose literals are numbers. */
type NumberedNeeds = readonly (readonly (number | NumberedNeeds)[])[]

/**
 * Makes an index of patterns by the literals that they need, so that a text is read once instead of once for each
 * pattern.
 * @param patterns those without the flags `u` and `v` can be left out for a text; the others always may match
 */
export function indexPatterns(patterns: readonly RegExp[]): PatternIndex {
  const always = patterns.filter((pattern) => analysed(pattern).strongest === undefined)
  const numbers = new Map<string, number>()
  const numberOf = (literal: string): number => {
    const known = numbers.get(literal) ?? numbers.size
    numbers.set(literal, known)
    return known
  }
  const numbered = (needs: readonly Need[]): NumberedNeeds =>
    needs.map(({ anyOf }) =>
      anyOf.map((part) => (typeof part === 'string' ? numberOf(part) : numbered(part))),
    )
  /** By literal: the patterns whose strongest need names it. */
  const named: RegExp[][] = []
  for (const pattern of patterns)
    for (const literal of analysed(pattern).strongest?.literals ?? [])
      (named[numberOf(literal)] ??= []).push(pattern)
  const needsByPattern = new Map(
    patterns.map((pattern) => {
      const { needs, strongest } = analysed(pattern)
      // That a text meets the strongest is known then, unless it is one of several needs at once.
      const others = needs.filter(
        (need) => need !== strongest?.need || need.anyOf.some((part) => typeof part !== 'string'),
      )
      return [pattern, numbered(others).toSorted((one, other) => one.length - other.length)]
    }),
  )
  const literalsIn = literalFinder([...numbers.keys()])
  return (text) => {
    const held = literalsIn(text)
    const found = new Set(always)
    for (const literal of held)
      for (const pattern of named[literal] ?? [])
        if (!found.has(pattern) && areMet(needsByPattern.get(pattern) ?? [], held)) found.add(pattern)
    return found
  }
}

/** Whether a text that holds some literals meets all of some needs. */
const areMet = (needs: NumberedNeeds, held: ReadonlySet<number>): boolean =>
  needs.every((parts) =>
    parts.some((part) => (typeof part === 'number' ? held.has(part) : areMet(part, held))),
  )
