import { wordEdge, isWordLetter } from './requiredLiterals.ts'

/** Literals hold printable ASCII alone. */
const asciiCodes = 128

/** By the code of a letter: 1 when it is one of a word. */
const wordCodes = Uint8Array.from({ length: asciiCodes }, (_, code) =>
  isWordLetter(String.fromCharCode(code)) ? 1 : 0,
)

/** Whether a letter of a word stands at a place. */
const isWord = (text: string, at: number): boolean => wordCodes[text.charCodeAt(at)] === 1

/** A trie of literals, as lists of children. Columns are letters, be they capitals or not; node 0 is the root. */
interface Trie {
  /** By the code of a letter: its column; 0 is that of all letters that no literal has. */
  column: Uint8Array
  /** By node: the column that leads to it. */
  letter: Uint8Array
  /** By node: the first of the nodes that follow; 0 when none does. */
  child: Uint32Array
  /** By node: the next one that follows the same node; 0 when it is the last. */
  sibling: Uint32Array
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
  const { column, beginnings } = trie
  const edgeRoot = follow(trie, 0, edgeColumn)
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
function walk(text: string, from: number, root: number, trie: Trie, held: Set<number>): void {
  const { column, end } = trie
  let node = root
  for (let at = from; at < text.length; at += 1) {
    const letter = column[text.charCodeAt(at)]
    if (!letter) return
    node = follow(trie, node, letter)
    if (node === 0) return
    const literal = end[node]
    if (literal) held.add(literal - 1)
    const atEdge = isWord(text, at + 1) ? 0 : follow(trie, node, edgeColumn)
    if (atEdge) held.add((end[atEdge] ?? 0) - 1)
  }
}

/** The node that follows another one by a letter; 0 when none does. */
function follow({ letter, child, sibling }: Trie, node: number, column: number): number {
  let next = child[node] ?? 0
  while (next !== 0 && letter[next] !== column) next = sibling[next] ?? 0
  return next
}

function makeTrie(literals: readonly string[]): Trie {
  const all = literals.join('')
  const column = new Uint8Array(asciiCodes)
  for (const [index, letter] of [...new Set([wordEdge, ...all])].entries()) {
    column[letter.charCodeAt(0)] = index + edgeColumn
    column[letter.toUpperCase().charCodeAt(0)] = index + edgeColumn
  }
  const most = 1 + all.length
  const [letter, beginnings] = [new Uint8Array(most), new Uint8Array(keyOf(63, 63, 63) + 1)]
  const [child, sibling, end] = [new Uint32Array(most), new Uint32Array(most), new Uint32Array(most)]
  const trie = { column, letter, child, sibling, end, beginnings }
  let nodes = 1
  for (const [index, literal] of literals.entries()) {
    let node = 0
    for (let at = 0; at < literal.length; at += 1) {
      const wanted = column[literal.charCodeAt(at)] ?? 0
      let next = follow(trie, node, wanted)
      if (next === 0) {
        next = nodes
        nodes += 1
        letter[next] = wanted
        sibling[next] = child[node] ?? 0
        child[node] = next
      }
      node = next
    }
    end[node] = index + 1
    markBeginnings(beginnings, literal, column)
  }
  // No text holds the sign that stands for an edge.
  column[wordEdge.charCodeAt(0)] = 0
  return trie
}

const allColumns = Array.from({ length: 64 }, (_, column) => column)

/** Marks the keys of all texts that begin as a literal does. */
function markBeginnings(beginnings: Uint8Array, literal: string, column: Uint8Array): void {
  const mark = literal.startsWith(wordEdge) ? 2 : 1
  const letters = literal.replaceAll(wordEdge, '')
  const possible = (at: number) => (at < letters.length ? [column[letters.charCodeAt(at)] ?? 0] : allColumns)
  for (const first of possible(0))
    for (const second of possible(1))
      for (const third of possible(2)) {
        const key = keyOf(first, second, third)
        beginnings[key] = (beginnings[key] ?? 0) | mark
      }
}
