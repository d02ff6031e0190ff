import { needsOf, strongestNeed, type Need } from './requiredLiterals.ts'

/** What patterns need of a text, as data that JSON can write, so that it can be worked out when the code is bundled. */
export interface PatternNeeds {
  /** All literals that are needed. */
  literals: readonly string[]
  /** What each pattern needs, in their order. */
  patterns: readonly NumberedPattern[]
}

interface NumberedPattern {
  /** The numbers of the literals of its strongest need, one of which every text holds that it matches; none when it has no needs. */
  strongest?: readonly number[] | undefined
  /** The needs that a text with one of these may still not meet. */
  others: NumberedNeeds
}

/** Needs whose literals are numbers: places in `literals`. */
export type NumberedNeeds = readonly (readonly (number | NumberedNeeds)[])[]

/** Works out what patterns need of a text that they match. */
export function patternNeedsOf(patterns: readonly RegExp[]): PatternNeeds {
  const analysed = patterns.map((pattern) => {
    const needs = needsOf(pattern)
    return { needs, strongest: strongestNeed(needs) }
  })
  const literals = [...new Set(analysed.flatMap(({ needs }) => literalsOf(needs)))]
  const numbers = new Map(literals.map((literal, number) => [literal, number]))
  const numberOf = (literal: string): number => numbers.get(literal) ?? 0
  const numbered = (needs: readonly Need[]): NumberedNeeds =>
    needs.map(({ anyOf }) =>
      anyOf.map((part) => (typeof part === 'string' ? numberOf(part) : numbered(part))),
    )
  return {
    literals,
    patterns: analysed.map(({ needs, strongest }): NumberedPattern => {
      // That a text meets the strongest is known then, unless it is one of several needs at once.
      const others = needs.filter(
        (need) => need !== strongest?.need || need.anyOf.some((part) => typeof part !== 'string'),
      )
      return {
        strongest: strongest?.literals.map(numberOf),
        others: numbered(others).toSorted((one, other) => one.length - other.length),
      }
    }),
  }
}

const literalsOf = (needs: readonly Need[]): string[] =>
  needs.flatMap(({ anyOf }) =>
    anyOf.flatMap((part) => (typeof part === 'string' ? [part] : literalsOf(part))),
  )
