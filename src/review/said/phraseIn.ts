import { plainWords } from '../reading/plainWords.ts'

/** Finds a phrase in lines of text: the words around it in the first line that has it, or undefined. */
export type FindPhrase = (lines: readonly string[]) => string | undefined

/** What marks headings and items in a wording; nobody reads it. */
const signs = /^(?:#+ |[->|] )/

/**
 * A search for whole words in their order. How quotes, spaces and capitals are typed makes no difference; other signs
 * are wording.
 * @param phrase as somebody typed it; not empty
 */
export function findPhrase(phrase: string): FindPhrase {
  const words = plainWords(phrase).toLowerCase()
  const [begin, end] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(words))
  const known = new WeakMap<readonly string[], string | undefined>()
  const around = (line: string): string | undefined => {
    const plain = plainWords(line.replace(signs, ''))
    const text = plain.toLowerCase()
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      const to = at + words.length
      const isWhole =
        !(begin && /[\p{L}\p{N}]$/u.test(text.slice(0, at))) &&
        !(end && /^[\p{L}\p{N}]/u.test(text.slice(to)))
      if (isWhole) return excerpt(plain, at, to)
    }
    return undefined
  }
  return (lines) => {
    if (!known.has(lines)) known.set(lines, firstOf(lines, around))
    return known.get(lines)
  }
}

function firstOf(lines: readonly string[], around: (line: string) => string | undefined): string | undefined {
  for (const line of lines) {
    const found = around(line)
    if (found !== undefined) return found
  }
  return undefined
}

/** How many signs are shown before and behind what was found. */
const margin = 140

function excerpt(line: string, from: number, to: number): string {
  const before = line.slice(Math.max(0, from - margin), from)
  const after = line.slice(to, to + margin)
  const start = from > margin ? `… ${before.replace(/^\S*\s/, '')}` : before
  const rest = line.length > to + margin ? `${after.replace(/\s\S*$/, '')} …` : after
  return start + line.slice(from, to) + rest
}
