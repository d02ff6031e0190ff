import { groupBy } from '../../content/model/groupBy.ts'
import { wordEdge } from './requiredLiterals.ts'

/** Whole numbers, as small as they allow. */
export type UintArray = Uint16Array | Uint32Array

export const typedArrayOf = (list: readonly number[]): UintArray =>
  list.every((one) => one <= 0xffff) ? Uint16Array.from(list) : Uint32Array.from(list)

/**
 * Literals as a trie in two arrays (J. Aoe, "An Efficient Digital Search Algorithm by Using a Double-Array Structure",
 * 1989): the node that follows one by a letter is `base` of that one plus the letter's column, if its `owner` is that
 * one. Arrays of numbers, so that they can be made when the code is bundled, and stand ready in it.
 */
export interface LiteralTrie {
  /** By the code of a letter, capital or not: its column; 0 is that of all letters that no literal has. */
  column: Uint8Array
  base: UintArray
  owner: UintArray
  /** By node: the literal that ends there, or, when it has a tail, at the end of that, from 1; 0 when none does. */
  literal: UintArray
  /** By literal, from 1: where in `tails` the rest of it begins, which no other literal shares; 0 when nothing is left of it. */
  tail: UintArray
  /** Columns, with a 0 behind each tail. */
  tails: Uint8Array
  /** By three letters in a row (`withNextLetter`): 1 when a literal may begin with them inside of a word, or with a sign. */
  beginnings: Uint8Array
}

/** Literals hold printable ASCII, and `nonAsciiSign`. */
export const asciiCodes = 128
/** The node that all literals begin at. */
export const rootNode = 1
/** The column of the edge of a word. */
export const edgeColumn = 1

/** A further letter behind those that a number stands for, of which the last three count; columns that are seldom share one. */
export const withNextLetter = (letters: number, column: number): number =>
  ((letters << 5) | Math.min(column, 31)) & 0x7fff

/** @param literals in small letters, of printable ASCII and `nonAsciiSign`, with `wordEdge` at their beginning or end where no letter of a word may stand beyond */
export function makeTrie(literals: readonly string[]): LiteralTrie {
  const letters = [...new Set(literals.join(''))].filter((letter) => letter !== wordEdge)
  const columns = [wordEdge, ...letters.toSorted((one, other) => rank(one) - rank(other))]
  const columnOf = new Map(columns.map((letter, index) => [letter, index + edgeColumn]))
  const column = new Uint8Array(asciiCodes)
  for (const [letter, number] of columnOf) {
    // No text holds the sign that stands for an edge.
    if (letter === wordEdge) continue
    column[letter.charCodeAt(0)] = number
    column[letter.toUpperCase().charCodeAt(0)] = number
  }
  return {
    column,
    ...doubleArray(
      literals.map((literal, index) => ({
        columns: Array.from(literal, (letter) => columnOf.get(letter) ?? 0),
        literal: index + 1,
      })),
      columns.length,
    ),
    beginnings: beginningsOf(literals, columnOf),
  }
}

/** Letters come first, so that each has a column for itself in `withNextLetter`. */
const rank = (letter: string): number => (/[a-z]/.test(letter) ? 0 : 1)

/** A literal in columns, and its number from 1. */
interface Spelled {
  columns: readonly number[]
  literal: number
}

/** Gives each node a place: its followers stand at the first place where all of them find theirs free. */
function doubleArray(
  all: readonly Spelled[],
  columns: number,
): Pick<LiteralTrie, 'base' | 'owner' | 'literal' | 'tail' | 'tails'> {
  const base: number[] = []
  const owner: number[] = [0, rootNode]
  const literal: number[] = []
  const tail: number[] = Array.from({ length: all.length + 1 }, () => 0)
  const tails: number[] = [0]
  let free = rootNode + 1
  /** Nodes with the literals that go through them, and how many of their letters were read. */
  const open = [{ node: rootNode, through: all, read: 0 }]
  for (const { node, through, read } of open) {
    const [first] = through
    // What is looked for begins behind the edge of a word, so no tail holds that.
    if (first && through.length === 1 && read > 1) {
      literal[node] = first.literal
      if (first.columns.length === read) continue
      tail[first.literal] = tails.length
      tails.push(...first.columns.slice(read), 0)
      continue
    }
    const followers = groupBy(
      through.filter((one) => one.columns.length > read),
      (one) => one.columns[read] ?? 0,
    )
    literal[node] = through.find((one) => one.columns.length === read)?.literal ?? 0
    const taken = [...followers.keys()].toSorted((one, other) => one - other)
    while (owner[free]) free += 1
    let start = Math.max(1, free - (taken[0] ?? 0))
    while (taken.some((column) => owner[start + column])) start += 1
    base[node] = start
    for (const [column, next] of followers) {
      owner[start + column] = node
      open.push({ node: start + column, through: next, read: read + 1 })
    }
  }
  // Whatever node it is asked of, a letter leads to a place of the arrays.
  const size = owner.length + columns + 1
  const whole = (list: readonly number[]) =>
    typedArrayOf(Array.from({ length: size }, (_, at) => list[at] ?? 0))
  return {
    base: whole(base),
    owner: whole(owner),
    literal: whole(literal),
    tail: typedArrayOf(tail),
    tails: Uint8Array.from(tails),
  }
}

/** Where literals without the edge of a word before them may begin. */
function beginningsOf(literals: readonly string[], columnOf: ReadonlyMap<string, number>): Uint8Array {
  const beginnings = new Uint8Array(0x8000)
  const all = Array.from({ length: 32 }, (_, column) => column)
  for (const literal of literals) {
    if (literal.startsWith(wordEdge)) continue
    const possible = (at: number) => {
      const column = columnOf.get(literal[at] ?? wordEdge) ?? edgeColumn
      return column === edgeColumn ? all : [column]
    }
    for (const first of possible(0))
      for (const second of possible(1))
        for (const third of possible(2))
          beginnings[withNextLetter(withNextLetter(withNextLetter(0, first), second), third)] = 1
  }
  return beginnings
}
