import { wordEdge, isWordLetter } from './requiredLiterals.ts'

/** Literals hold printable ASCII alone. */
const asciiCodes = 128

/** By the code of a letter: 1 when it is one of a word. */
const wordCodes = Uint8Array.from({ length: asciiCodes }, (_, code) =>
  isWordLetter(String.fromCharCode(code)) ? 1 : 0,
)

/** Whether a letter of a word stands at a place. */
const isWord = (text: string, at: number): boolean => wordCodes[text.charCodeAt(at)] === 1

/** A trie of literals. Columns are letters, be they capitals or not. */
interface Trie {
  /** By the code of a letter: its column; 0 is that of all letters that no literal has. */
  column: Uint8Array
  columns: number
  /** By node and column: the node that follows; 0, the root, follows nowhere. */
  next: Uint32Array
  /** By node: the literal that ends there, from 1; 0 when none does. */
  end: Uint32Array
  /** By three columns in a row (`keyOf`): whether a literal may begin with them, 1 anywhere, 2 at the edge of a word. */
  beginnings: Uint8Array
}

/** The column of the edge of a word. */
const edgeColumn = 1

/** Three columns as a number. Where there are more than 64, some share it, which costs some walks. */
const keyOf = (first: number, second: number, third: number): number =>
  ((first & 63) << 12) | ((second & 63) << 6) | (third & 63)

/**
 * Looks for many literals in a text at once. A trie is walked from each place of the text where three letters stand that
 * a literal begins with.
 * @param literals in small letters, of printable ASCII, with `wordEdge` at their beginning or end where no letter of a word
 *   may stand beyond
 * @returns what gives the indexes of the literals that a text holds, in capitals or not
 */
export function literalFinder(literals: readonly string[]): (text: string) => ReadonlySet<number> {
  const trie = makeTrie(literals)
  const { column, next, beginnings } = trie
  const edgeRoot = next[edgeColumn] ?? 0
  const columnAt = (text: string, at: number) => column[text.charCodeAt(at)] ?? 0
  return (text) => {
    const held = new Set<number>()
    let [first, second, third] = [columnAt(text, 0), columnAt(text, 1), columnAt(text, 2)]
    let isInWord = false
    for (let at = 0; at < text.length; at += 1) {
      const begins = beginnings[keyOf(first, second, third)] ?? 0
      if (begins & 1) walk(text, at, 0, trie, held)
      if (begins & 2 && !isInWord) walk(text, at, edgeRoot, trie, held)
      isInWord = isWord(text, at)
      first = second
      second = third
      third = columnAt(text, at + 3)
    }
    return held
  }
}

/** Adds the literals that begin at a place. @param root the node that it begins with */
function walk(
  text: string,
  from: number,
  root: number,
  { column, columns, next, end }: Trie,
  held: Set<number>,
): void {
  let node = root
  for (let at = from; at < text.length; at += 1) {
    const letter = column[text.charCodeAt(at)]
    if (!letter) return
    node = next[node * columns + letter] ?? 0
    if (node === 0) return
    const literal = end[node]
    if (literal) held.add(literal - 1)
    const atEdge = next[node * columns + edgeColumn]
    if (atEdge && !isWord(text, at + 1)) held.add((end[atEdge] ?? 0) - 1)
  }
}

function makeTrie(literals: readonly string[]): Trie {
  const all = literals.join('')
  const letters = [...new Set([wordEdge, ...all])]
  const column = new Uint8Array(asciiCodes)
  for (const [index, letter] of letters.entries()) {
    column[letter.charCodeAt(0)] = index + edgeColumn
    column[letter.toUpperCase().charCodeAt(0)] = index + edgeColumn
  }
  const columns = letters.length + edgeColumn
  const next = new Uint32Array((1 + all.length) * columns)
  const end = new Uint32Array(1 + all.length)
  const beginnings = new Uint8Array(keyOf(63, 63, 63) + 1)
  let nodes = 1
  for (const [index, literal] of literals.entries()) {
    let node = 0
    for (let at = 0; at < literal.length; at += 1) {
      const slot = node * columns + (column[literal.charCodeAt(at)] ?? 0)
      node = next[slot] || nodes
      if (node === nodes) nodes += 1
      next[slot] = node
    }
    end[node] = index + 1
    markBeginnings(beginnings, literal, column)
  }
  // No text holds the sign that stands for an edge.
  column[wordEdge.charCodeAt(0)] = 0
  // Literals share their beginnings: there are far fewer nodes than letters, and the rest is megabytes.
  return { column, columns, next: next.slice(0, nodes * columns), end: end.slice(0, nodes), beginnings }
}

/** Marks the keys of all texts that begin as a literal does. */
function markBeginnings(beginnings: Uint8Array, literal: string, column: Uint8Array): void {
  const mark = literal.startsWith(wordEdge) ? 2 : 1
  const letters = literal.replaceAll(wordEdge, '')
  const possible = (at: number) =>
    at < letters.length ? [column[letters.charCodeAt(at)] ?? 0] : Array.from({ length: 64 }, (_, one) => one)
  for (const first of possible(0))
    for (const second of possible(1))
      for (const third of possible(2)) {
        const key = keyOf(first, second, third)
        beginnings[key] = (beginnings[key] ?? 0) | mark
      }
}
