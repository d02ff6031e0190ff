import { makeTrie, typedArrayOf, type LiteralTrie, type UintArray } from './literalTrie.ts'
import { rarestNeed } from './rarestNeed.ts'
import { needsOf, type Need } from './requiredLiterals.ts'

/** Patterns that are tried together: all of some, and one of each of further groups. Patterns go by their numbers. */
export interface Search {
  all: readonly number[]
  oneOfEach: readonly (readonly number[])[]
}

/** What patterns need of a text, as numbers, so that it can be worked out when the code is bundled. */
export interface PatternNeeds {
  trie: LiteralTrie
  /** How many literals there are. */
  literals: number
  /** The needs of one pattern behind those of another. A need is its length, the count of its literals, these, and, for each list of other needs, their length and these. */
  needs: UintArray
  /** By pattern: where its needs begin; and where the last ones end. */
  starts: UintArray
  /** By literal: where in `gated` the searches begin that a text with it may meet; and where the last ones end. */
  gates: UintArray
  gated: UintArray
  /** The searches that need no literal. */
  always: UintArray
}

/**
 * Works out what patterns need of a text that they match, and by which literals the searches for them are found.
 * @param common words that most texts hold, so that a search is better found by others
 */
export function patternNeedsOf(
  patterns: readonly RegExp[],
  searches: readonly Search[],
  common: ReadonlySet<string> = new Set(),
): PatternNeeds {
  const needs = patterns.map(needsOf)
  const literals = [...new Set(needs.flatMap(literalsOf))]
  const numbers = new Map(literals.map((literal, number) => [literal, number]))
  const numberOf = (literal: string): number => numbers.get(literal) ?? 0
  const written = needs.map((all) => writeNeeds(all, numberOf))
  const gated: number[][] = literals.map(() => [])
  const always: number[] = []
  for (const [number, { all, oneOfEach }] of searches.entries()) {
    const groups = oneOfEach.map((group): Need => ({ anyOf: group.map((one) => needs[one] ?? []) }))
    const gate = rarestNeed([...all.flatMap((one) => needs[one] ?? []), ...groups], common)
    if (gate === undefined) always.push(number)
    else for (const literal of gate) gated[numberOf(literal)]?.push(number)
  }
  return {
    trie: makeTrie(literals),
    literals: literals.length,
    needs: typedArrayOf(written.flat()),
    starts: typedArrayOf(startsOf(written)),
    gates: typedArrayOf(startsOf(gated)),
    gated: typedArrayOf(gated.flat()),
    always: typedArrayOf(always),
  }
}

const literalsOf = (needs: readonly Need[]): string[] =>
  needs.flatMap(({ anyOf }) =>
    anyOf.flatMap((part) => (typeof part === 'string' ? [part] : literalsOf(part))),
  )

/** Needs of fewer parts come first: they are looked at faster, and fewer texts meet them. */
const writeNeeds = (needs: readonly Need[], numberOf: (literal: string) => number): number[] =>
  needs
    .toSorted((one, other) => one.anyOf.length - other.anyOf.length)
    .flatMap(({ anyOf }) => {
      const literals = anyOf.flatMap((part) => (typeof part === 'string' ? [numberOf(part)] : []))
      const others = anyOf.flatMap((part) => {
        if (typeof part === 'string') return []
        const inside = writeNeeds(part, numberOf)
        return [inside.length, ...inside]
      })
      const need = [literals.length, ...literals, ...others]
      return [need.length, ...need]
    })

/** Where each of some lists begins when one stands behind the other, and where the last one ends. */
function startsOf(lists: readonly (readonly unknown[])[]): number[] {
  let end = 0
  return [0, ...lists.map(({ length }) => (end += length))]
}
