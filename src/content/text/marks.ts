/**
 * Marks by which letters that come from the content are told from letters that stand in code: each is exchanged for a
 * character of Unicode's private-use areas. Unlike brackets around a text, marks survive whatever code does to it, such as
 * cutting, joining and trimming, and every letter of a finished page shows by itself where it comes from. Digits, signs and
 * spaces stay as they are, and so do the lengths of texts in Latin letters.
 */

/** The private-use area of the Basic Multilingual Plane: sixteen alphabets of 400 letters. */
const area = 0xe000
const alphabets = 16
/** Letters below this one, which are the Latin ones, have all alphabets; others have one, in planes 15 and 16. */
const alphabetSize = 400
const fifteenthPlane = 0xf0000
/** Where letters begin that cannot be marked: rare Chinese signs. */
const secondPlane = 0x20000

const isLetter = /\p{L}/u
/** Whether a character below `alphabetSize` is a letter. */
const isLatin = Array.from({ length: alphabetSize }, (_, code) => isLetter.test(String.fromCharCode(code)))

/** How many numbers engines take for a text at one time. */
const mostUnits = 4096

/**
 * A text with marked letters.
 * @param identity tells texts of the same words apart: which alphabet each letter takes follows from it. Those without one
 *   take the first alphabet, which no others take.
 */
export function marked(text: string, identity?: number): string {
  let state = identity ?? 0
  let form = ''
  // Texts that grow by single letters take twice as long.
  let units: number[] = []
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < alphabetSize) {
      if (isLatin[unit]) {
        // A linear congruential generator; constants of Numerical Recipes.
        if (identity !== undefined) state = (Math.imul(state, 1664525) + 1013904223) | 0
        const alphabet = identity === undefined ? 0 : 1 + ((state >>> 16) % (alphabets - 1))
        units.push(area + alphabet * alphabetSize + unit)
      } else units.push(unit)
    } else {
      const code = text.codePointAt(index) ?? 0
      const letter = String.fromCodePoint(code)
      const mark =
        code < secondPlane && isLetter.test(letter) ? String.fromCodePoint(fifteenthPlane + code) : letter
      for (let at = 0; at < mark.length; at += 1) units.push(mark.charCodeAt(at))
      index += letter.length - 1
    }
    if (units.length < mostUnits) continue
    form += String.fromCharCode(...units)
    units = []
  }
  return form + String.fromCharCode(...units)
}

/** A text without marks: what code computes with, where it sorts or compares. */
export const unmarked = (text: string): string =>
  text.replace(/[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]+/gu, (marks) => {
    const codes = Array.from(marks, (mark) => mark.codePointAt(0) ?? 0)
    return String.fromCodePoint(
      ...codes.map((code) => (code < fifteenthPlane ? (code - area) % alphabetSize : code - fifteenthPlane)),
    )
  })

/** Whether a text without its marks is another one; the same as `unmarked(text) === other`, in the tenth of the time. */
export function isUnmarkedAs(text: string, other: string): boolean {
  let at = 0
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    // Letters of planes 15 and 16 are rare, and take two units.
    if (unit >= 0xdb80 && unit <= 0xdbff) return unmarked(text) === other
    const letter = unit >= area && unit <= 0xf8ff ? (unit - area) % alphabetSize : unit
    if (letter !== other.charCodeAt(at)) return false
    at += 1
  }
  return at === other.length
}

/** The marked letters of a text, without all that stands between them. */
export const markedLetters = (text: string): string =>
  // Letters of planes 15 and 16 are rare, and patterns that know of them take half as long again.
  /[\uDB80-\uDBFF]/.test(text)
    ? text.replace(/[^\uE000-\uF8FF\u{F0000}-\u{10FFFF}]+/gu, '')
    : text.replace(/[^\uE000-\uF8FF]+/g, '')

/** The index of the next half or whole of a marked letter in a text, from an index on; the text's length when there is none. */
export function nextMark(text: string, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit >= area && unit <= 0xf8ff) return index
    const isSecondHalf = unit >= 0xdc00 && unit <= 0xdfff
    const first = isSecondHalf && index > 0 ? text.charCodeAt(index - 1) : unit
    if (first >= 0xdb80 && first <= 0xdbff) return index
  }
  return text.length
}

/** Whether some letter of a text tells which text it belongs to. */
export const hasIdentity = (text: string): boolean => /[\uE190-\uF8FF\u{F0000}-\u{10FFFF}]/u.test(text)

/** Whether the letter at an index tells which text it belongs to. */
export const isIdentityAt = (text: string, index: number): boolean =>
  text.charCodeAt(index) >= area + alphabetSize || text.charCodeAt(index) < area

/** The passages of a text that hold letters without marks, each as long as it can be, without the signs that part it from others. */
export const unmarkedPassages = (text: string): string[] =>
  hasMarkable(text)
    ? text
        .split(/[\uE000-\uF8FF\u{F0000}-\u{10FFFF}]+/u)
        .filter(hasMarkable)
        .map((passage) => passage.replace(/^[\s|,;:–—-]+|[\s|,;–—-]+$/g, ''))
    : []

/** Whether a text holds letters that could have been marked, and are not. */
const hasMarkable = (text: string): boolean =>
  // Most texts hold marks, spaces and signs alone, which this finds out sooner.
  /[^\uE000-\uF8FF\0-@[-`{-\u00A9]/.test(text) && /(?![\u{20000}-\u{3FFFF}])\p{L}/u.test(text)

/** A number that tells the text of one place from those of others (FNV-1a). */
export function identityOf(...place: readonly PropertyKey[]): number {
  let hash = 0x811c9dc5
  for (const letter of place.map(String).join('\n')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}
