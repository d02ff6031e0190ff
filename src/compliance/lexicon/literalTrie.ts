import { wordEdge } from './requiredLiterals.ts'

/** Whole numbers, as small as they allow. */
export type Numbers = Uint16Array | Uint32Array

export const numbersOf = (list: readonly number[]): Numbers =>
  list.every((one) => one <= 0xffff) ? Uint16Array.from(list) : Uint32Array.from(list)

/**
 * Literals as a trie in two arrays (J. Aoe, "An Efficient Digital Search Algorithm by Using a Double-Array Structure",
 * 1989): the node that follows one by a letter is `base` of that one plus the letter's column, if its `owner` is that
 * one. Arrays of numbers, so that they can be made when the code is bundled, and stand ready in it.
 */
export interface LiteralTrie {
  /** By the code of a letter, capital or not: its column; 0 is that of all letters that no literal has. */
  column: Uint8Array
  base: Numbers
  owner: Numbers
  /** By node: the literal that ends there, from 1; 0 when none does. */
  literal: Numbers
  /** By three letters in a row (`beginning`): 1 when a literal may begin with them inside of a word, or with a sign. */
  beginnings: Uint8Array
}

/** Literals hold printable ASCII alone. */
export const asciiCodes = 128
/** The node that all literals begin at. */
export const rootNode = 1
/** The column of the edge of a word. */
export const edgeColumn = 1

/** A further letter behind those that a number stands for, of which the last three count; columns that are seldom share one. */
export const beginning = (letters: number, column: number): number =>
  ((letters << 5) | Math.min(column, 31)) & 0x7fff

/** @param literals in small letters, of printable ASCII, with `wordEdge` at their beginning or end where no letter of a word may stand beyond */
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
    ...doubleArray(branchesOf(literals, columnOf), columns.length),
    beginnings: beginningsOf(literals, columnOf),
  }
}

/** Letters come first, so that each has a column for itself in `beginning`. */
const rank = (letter: string): number => (/[a-z]/.test(letter) ? 0 : 1)

/** A node of a trie that is being made. */
interface Branch {
  literal: number
  /** By column. */
  next: Map<number, Branch>
}

function branchesOf(literals: readonly string[], columnOf: ReadonlyMap<string, number>): Branch {
  const root: Branch = { literal: 0, next: new Map() }
  for (const [index, literal] of literals.entries()) {
    let branch = root
    for (const letter of literal) {
      const column = columnOf.get(letter) ?? 0
      const next = branch.next.get(column) ?? { literal: 0, next: new Map() }
      branch.next.set(column, next)
      branch = next
    }
    branch.literal = index + 1
  }
  return root
}

/** Gives each node a place: its followers stand at the first place where all of them find theirs free. */
function doubleArray(root: Branch, columns: number): Pick<LiteralTrie, 'base' | 'owner' | 'literal'> {
  const base: number[] = []
  const owner: number[] = [0, rootNode]
  const literal: number[] = []
  let free = rootNode + 1
  const open: { branch: Branch; node: number }[] = [{ branch: root, node: rootNode }]
  for (const { branch, node } of open) {
    literal[node] = branch.literal
    const [first = 0, ...others] = [...branch.next.keys()].toSorted((one, other) => one - other)
    if (first === 0) continue
    while (owner[free]) free += 1
    let start = Math.max(1, free - first)
    while ([first, ...others].some((column) => owner[start + column])) start += 1
    base[node] = start
    for (const [column, next] of branch.next) {
      owner[start + column] = node
      open.push({ branch: next, node: start + column })
    }
  }
  // Whatever node it is asked of, a letter leads to a place of the arrays.
  const size = owner.length + columns + 1
  const whole = (list: readonly number[]) => numbersOf(Array.from({ length: size }, (_, at) => list[at] ?? 0))
  return { base: whole(base), owner: whole(owner), literal: whole(literal) }
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
          beginnings[beginning(beginning(beginning(0, first), second), third)] = 1
  }
  return beginnings
}
