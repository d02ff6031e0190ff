import stringWidth from 'string-width'
import { lazily } from '../model/lazily.ts'

/** A source line as a problem quotes it: what stands before the place, the letter there, what follows. */
export interface CodeFrame {
  before: string
  /** Empty when the place is the line's end. */
  at: string
  after: string
}

const letters = lazily(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))
/** Letters of one unit and one column each, as most lines are: they need no segmenter. */
const isPlain = (text: string): boolean =>
  /^[\x20-\x7E\u00A1-\u00AC\u00AE-\u02AF\u2013-\u2027\u20AC]*$/.test(text)
const lettersOf = (text: string): string[] =>
  isPlain(text) ? [...text] : Array.from(letters().segment(text), ({ segment }) => segment)

/** How many columns of a terminal a text takes: two for 法, none for a combining accent. */
export const widthOf = (text: string): number => (isPlain(text) ? text.length : stringWidth(text))

/**
 * A line with a place in it, cut around the place with … when it is long. Tabs become spaces, and what a terminal
 * would obey instead of showing becomes a dot.
 * @param line the whole line, without its end
 * @param column the place, from 1, in UTF-16 units
 * @param limit how many columns of a terminal it may take
 */
export function codeFrame(line: string, column: number, limit = 90): CodeFrame {
  const index = Math.min(Math.max(column - 1, 0), line.length)
  // A line may be a megabyte; no more than this can be shown.
  const [from, to] = [Math.max(0, index - limit), Math.min(line.length, index + limit)]
  const before = lettersOf(escapeControl(line.slice(from, index)))
  const after = lettersOf(escapeControl(line.slice(index, to)))
  const behind = fitting(after, limit, to < line.length)
  const room = Math.max(Math.floor(limit / 3), limit - widthOf(behind.join('')))
  const ahead = fitting(before.reverse(), room, from > 0).reverse()
  const [at = '', ...rest] = fitting(after, limit - widthOf(ahead.join('')), to < line.length)
  return { before: ahead.join(''), at, after: rest.join('') }
}

/** As many of the letters as fit, with … at the end when that is not all. */
function fitting(all: readonly string[], room: number, isMore: boolean): string[] {
  if (!isMore && widthOf(all.join('')) <= room) return [...all]
  const kept: string[] = []
  let left = room - 1
  for (const letter of all) {
    left -= widthOf(letter)
    if (left < 0) break
    kept.push(letter)
  }
  return [...kept, '…']
}

/** Tabs as spaces; control characters and those that turn the direction of writing as dots. */
export const escapeControl = (text: string): string =>
  text.replaceAll('\t', '    ').replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '·')
