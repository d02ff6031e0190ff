import { asciiCodes, withNextLetter, edgeColumn, rootNode, type LiteralTrie } from './literalTrie.ts'
import { nonAsciiSign } from './parsePattern.ts'
import { isWordLetter } from './requiredLiterals.ts'

/** The literals of the text that was looked at last. */
interface HeldLiterals {
  /** By literal: 1 when the text holds it. */
  isHeld: Uint8Array
  /** The same as a list, each once. */
  held: number[]
}

/** By the code of a letter: 1 when it is one of a word. */
const wordCodes = Uint8Array.from({ length: asciiCodes }, (_, code) =>
  isWordLetter(String.fromCharCode(code)) ? 1 : 0,
)

/** What is added to a column where the letter is one of a word. */
const wordKind = 32

const nonAsciiCode = nonAsciiSign.charCodeAt(0)

/** The code of a letter, or of `nonAsciiSign`; behind the end of a text, one that no literal holds. */
const codeAt = (text: string, at: number): number =>
  at < text.length ? Math.min(text.charCodeAt(at), nonAsciiCode) : 0

/**
 * Looks for many literals in a text at once. The trie is walked from the beginning of each word, and from further places
 * where three letters stand that a literal begins with.
 * @param count of the literals of the trie
 * @returns what looks at a text; its answer holds until the next text
 */
export function literalFinder(
  { column, base, owner, literal, tail, tails, beginnings }: LiteralTrie,
  count: number,
): (text: string) => HeldLiterals {
  const isHeld = new Uint8Array(count)
  const held: number[] = []
  /** By code: the column as in `withNextLetter`, and whether the letter is one of a word. One table is read faster than two. */
  const kinds = column.map((one, code) => Math.min(one, 31) | (wordCodes[code] ? wordKind : 0))
  const edge = (base[rootNode] ?? 0) + edgeColumn
  const edgeRoot = owner[edge] === rootNode ? edge : 0
  const hold = (number: number): void => {
    if (isHeld[number - 1]) return
    isHeld[number - 1] = 1
    held.push(number - 1)
  }
  /** Adds the literals that begin at a place. @param root the node that it begins with */
  const walk = (text: string, from: number, root: number): void => {
    let node = root
    let code = codeAt(text, from)
    for (let at = from + 1; ; at += 1) {
      const letter = column[code]
      const next = (base[node] ?? 0) + (letter ?? 0)
      if (!letter || owner[next] !== node) return
      node = next
      const ends = literal[node]
      if (ends) {
        const rest = tail[ends]
        if (rest) {
          if (endsWith(text, at, rest)) hold(ends)
          return
        }
        hold(ends)
      }
      code = codeAt(text, at)
      if (wordCodes[code]) continue
      const atEdge = (base[node] ?? 0) + edgeColumn
      if (owner[atEdge] === node) hold(literal[atEdge] ?? 0)
    }
  }
  /** Whether a tail stands at a place. */
  const endsWith = (text: string, from: number, rest: number): boolean => {
    let at = from
    for (let place = rest; tails[place]; place += 1) {
      const code = codeAt(text, at)
      if (tails[place] === edgeColumn ? wordCodes[code] : column[code] !== tails[place]) return false
      at += 1
    }
    return true
  }
  return (text) => {
    for (const number of held) isHeld[number] = 0
    held.length = 0
    let isInWord = false
    let letters = 0
    const { length } = text
    for (let at = 0; at < length; at += 1) {
      const code = text.charCodeAt(at)
      const kind = kinds[code < nonAsciiCode ? code : nonAsciiCode] ?? 0
      if (kind < wordKind) isInWord = false
      else if (!isInWord) {
        isInWord = true
        if (edgeRoot) walk(text, at, edgeRoot)
      }
      letters = ((letters << 5) | (kind & 31)) & 0x7fff
      if (beginnings[letters] && at >= 2) walk(text, at - 2, rootNode)
    }
    // The last two letters, with nothing behind them.
    for (let at = length; at < length + 2; at += 1) {
      letters = withNextLetter(letters, 0)
      if (beginnings[letters] && at >= 2) walk(text, at - 2, rootNode)
    }
    return { isHeld, held }
  }
}
