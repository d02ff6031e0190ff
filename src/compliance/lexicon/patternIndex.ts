import { memoizeWeak } from '../../content/model/memoize.ts'
import { requiredLiterals } from './requiredLiterals.ts'

/** Tells which of many patterns may match a text. */
type PatternIndex = (text: string) => ReadonlySet<RegExp>

const setsOf = memoizeWeak(requiredLiterals)

/** Literals hold printable ASCII alone. */
const asciiCodes = 128

/**
 * Makes an index of patterns by the literals that they ask for, so that a text is read once instead of once for each
 * pattern. The literals stand in a trie, which is walked from each place of the text for as long as it has the letter;
 * that is seldom more than three steps, however many literals there are.
 * @param patterns those without the flags `u` and `v` can be left out for a text; the others always may match
 */
export function indexPatterns(patterns: readonly RegExp[]): PatternIndex {
  const always = patterns.filter((pattern) => setsOf(pattern).length === 0)
  const { column, columns, next, end, wanted } = makeTrie(patterns)
  /** By pattern: a bit for each of its sets of which a literal was found in the text. */
  const met = new Uint8Array(patterns.length)
  const complete = patterns.map((pattern) => 2 ** setsOf(pattern).length - 1)
  return (text) => {
    const small = text.toLowerCase()
    const found = new Set(always)
    met.fill(0)
    for (let at = 0; at < small.length; at += 1) {
      let node = 0
      for (let behind = at; behind < small.length; behind += 1) {
        const letter = column[small.charCodeAt(behind)]
        // Undefined for letters outside ASCII, 0 for those of no literal.
        if (!letter) break
        node = next[node * columns + letter] ?? 0
        if (node === 0) break
        const literal = end[node] ?? 0
        if (literal === 0) continue
        for (const { number, bit, pattern } of wanted[literal - 1] ?? []) {
          const sets = (met[number] ?? 0) | bit
          met[number] = sets
          if (sets === complete[number]) found.add(pattern)
        }
      }
    }
    return found
  }
}

/** A pattern that asks for a literal, as one of its sets. */
interface Wanting {
  pattern: RegExp
  /** Its place among all patterns. */
  number: number
  bit: number
}

interface Trie {
  /** By the code of a letter: which column of `next` is its own; 0 is nobody's. */
  column: Uint8Array
  columns: number
  /** By node and column: the node that follows; 0, the root, follows nowhere. */
  next: Uint32Array
  /** By node: which literal ends there, from 1; 0 when none does. */
  end: Uint32Array
  /** By literal: what asks for it. */
  wanted: (readonly Wanting[])[]
}

function makeTrie(patterns: readonly RegExp[]): Trie {
  const byLiteral = new Map<string, Wanting[]>()
  for (const [number, pattern] of patterns.entries())
    for (const [rank, literals] of setsOf(pattern).entries())
      for (const literal of literals) {
        const wanting = byLiteral.get(literal) ?? []
        wanting.push({ pattern, number, bit: 2 ** rank })
        byLiteral.set(literal, wanting)
      }
  const literals = [...byLiteral.keys()]
  const all = literals.join('')
  const column = new Uint8Array(asciiCodes)
  const letters = new Set(all)
  for (const [index, letter] of [...letters].entries()) column[letter.charCodeAt(0)] = index + 1
  const columns = letters.size + 1
  const mostNodes = 1 + all.length
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
  return { column, columns, next, end, wanted: [...byLiteral.values()] }
}
