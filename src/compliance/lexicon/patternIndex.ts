import { memoizeWeak } from '../../content/model/memoize.ts'
import { requiredLiterals } from './requiredLiterals.ts'

/** Which of the patterns may match in a text; the others do not. */
export type PatternIndex = (text: string) => ReadonlySet<RegExp>

const literalsOf = memoizeWeak(requiredLiterals)

/** Literals hold printable ASCII alone. */
const asciiCodes = 128

/**
 * Makes an index of patterns by the literals that they ask for, so that a text is read once instead of once for each
 * pattern. The literals stand in a trie, which is walked from each place of the text for as long as it has the letter;
 * that is seldom more than three steps, however many literals there are.
 * @param patterns those without the flags `u` and `v` can be left out for a text; the others always may match
 */
export function indexPatterns(patterns: readonly RegExp[]): PatternIndex {
  const always = patterns.filter((pattern) => literalsOf(pattern) === undefined)
  const { column, columns, next, end, wantedBy } = makeTrie(patterns)
  return (text) => {
    const small = text.toLowerCase()
    const found = new Set(always)
    const known = new Set<number>()
    for (let at = 0; at < small.length; at += 1) {
      let node = 0
      for (let behind = at; behind < small.length; behind += 1) {
        const letter = column[small.charCodeAt(behind)]
        // Undefined for letters outside ASCII, 0 for those of no literal.
        if (!letter) break
        node = next[node * columns + letter] ?? 0
        if (node === 0) break
        const literal = end[node] ?? 0
        if (literal === 0 || known.has(literal)) continue
        known.add(literal)
        for (const pattern of wantedBy[literal] ?? []) found.add(pattern)
      }
    }
    return found
  }
}

interface Trie {
  /** By the code of a letter: which column of `next` is its own; 0 is nobody's. */
  column: Uint8Array
  columns: number
  /** By node and column: the node that follows; 0, the root, follows nowhere. */
  next: Uint32Array
  /** By node: which literal ends there, from 1; 0 when none does. */
  end: Uint32Array
  /** By literal: the patterns that ask for it. */
  wantedBy: (readonly RegExp[])[]
}

function makeTrie(patterns: readonly RegExp[]): Trie {
  const patternsOf = new Map<string, RegExp[]>()
  for (const pattern of patterns)
    for (const literal of literalsOf(pattern) ?? [])
      patternsOf.set(literal, [...(patternsOf.get(literal) ?? []), pattern])
  const literals = [...patternsOf.keys()]
  const column = new Uint8Array(asciiCodes)
  const letters = new Set(literals.join(''))
  for (const [index, letter] of [...letters].entries()) column[letter.charCodeAt(0)] = index + 1
  const columns = letters.size + 1
  const mostNodes = 1 + literals.join('').length
  const next = new Uint32Array(mostNodes * columns)
  const end = new Uint32Array(mostNodes)
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
  }
  // Literals share their beginnings: there are far fewer nodes than letters, and the rest is megabytes.
  return {
    column,
    columns,
    next: next.slice(0, nodes * columns),
    end: end.slice(0, nodes),
    wantedBy: [[], ...patternsOf.values()],
  }
}
