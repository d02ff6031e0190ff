import escapeStringRegexp from 'escape-string-regexp'
import { normalizeText } from '../text/normalizeText.ts'

/** Finds a phrase in lines of text: the words around it in the first line that has it, or undefined. */
export type FindPhrase = (lines: readonly string[]) => string | undefined

/** The marks of headings and list items in a wording, which are not searched. */
const signs = /^(?:#+ |[->|] )?(?:\[sub-item\] )?/

/** Hyphens and dashes of every length, with the spaces around them. */
const dash = /\s*[-\u2010-\u2015\u2212]+\s*/

/**
 * A search for whole words in their order, also where they go on in the next paragraph or item. How quotes, dashes,
 * spaces and capitals are typed makes no difference; other signs are wording.
 * @param phrase as somebody typed it; not empty
 */
export function findPhrase(phrase: string): FindPhrase {
  const pattern = patternOf(normalizeText(phrase))
  const known = new WeakMap<readonly string[], string | undefined>()
  const search = (lines: readonly string[]): string | undefined => {
    const text = lines.map((line) => normalizeText(line.replace(signs, ''))).join('\n')
    const found = pattern.exec(text)
    if (!found) return undefined
    const [from, to] = [found.index, found.index + found[0].length]
    const start = text.lastIndexOf('\n', from - 1) + 1
    const end = text.indexOf('\n', to)
    const passage = excerpt(text.slice(start, end < 0 ? text.length : end), from - start, to - start)
    return passage.replace(/\n+/g, ' / ')
  }
  return (lines) => {
    if (!known.has(lines)) known.set(lines, search(lines))
    return known.get(lines)
  }
}

function patternOf(words: string): RegExp {
  const [begin, end] = [/^[\p{L}\p{N}]/u, /[\p{L}\p{N}]$/u].map((edge) => edge.test(words))
  const escaped = words
    .split(dash)
    .map((part) => escapeStringRegexp(part).replaceAll(' ', '\\s+'))
    .join(dash.source)
    // A match must not begin with white space, which may be the end of the line before.
    .replace(/^\\s\*/, '')
  const letter = '[\\p{L}\\p{N}]'
  return new RegExp(`${begin ? `(?<!${letter})` : ''}${escaped}${end ? `(?!${letter})` : ''}`, 'iu')
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
