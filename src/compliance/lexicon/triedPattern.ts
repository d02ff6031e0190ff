import { lazily } from '../../content/model/lazily.ts'
import { memoizeLast, memoizeWeak } from '../../content/model/memoize.ts'

/**
 * Patterns are tried in the form that the engine compiles fastest, on texts in the form that goes with it: a lexicon has
 * hundreds that are needed once or twice in a run.
 * - Those that take capitals and small letters alike are patterns of small letters alone, for texts in small letters: they
 *   are compiled in half the time.
 * - Those of ASCII signs are tried on texts of Latin-1, since V8 compiles a pattern once for strings of one byte a sign and
 *   once more for those of two, of which a single dash makes one.
 */

/** A pattern as it is tried: on a text, or on another form of it, with as many signs. */
interface TriedPattern {
  pattern: RegExp
  isOfSmallLetters: boolean
  isOfLatin1: boolean
}

/**
 * A pattern that finds the same, at the same places, of small letters where that can be: not where it tells capitals from
 * small letters, or spells letters by number. Of named groups it tells the places.
 */
export const triedPattern = memoizeWeak((given: RegExp): TriedPattern => {
  const { source } = given
  const flags = /\(\?<\w/.test(source) ? `${given.flags}d` : given.flags
  const readsUnicode = /[uv]/.test(flags) || /\\[cuxpP]/.test(source)
  const isOfSmallLetters = flags.includes('i') && !readsUnicode && !/\\k|\(\?<\w*[A-Z]/.test(source)
  const pattern = isOfSmallLetters
    ? // Behind a backslash a capital means something else.
      new RegExp(
        source.replace(/\\.|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part)),
        flags.replace('i', ''),
      )
    : new RegExp(source, flags)
  return { pattern, isOfSmallLetters, isOfLatin1: !readsUnicode && !/[^\0-\x7f]/.test(source) }
})

/** Whether a pattern without the flag `g` matches a text. */
export function matches(pattern: RegExp, text: string): boolean {
  const tried = triedPattern(pattern)
  return tried.pattern.test(textFor(tried, text))
}

/** The text that a pattern is tried on. */
export function textFor({ isOfSmallLetters, isOfLatin1 }: TriedPattern, text: string): string {
  const { small, latin1, smallLatin1 } = formsOf(text)
  if (isOfLatin1) return isOfSmallLetters ? smallLatin1() : latin1()
  return isOfSmallLetters ? small() : text
}

/** The forms of a text, each made when it is needed. */
const formsOf = memoizeLast((text: string) => {
  const small = lazily(() => inSmallLetters(text))
  return { small, latin1: lazily(() => inLatin1(text)), smallLatin1: lazily(() => inLatin1(small())) }
})

/** A text in small letters, in as many signs as it has: "İ" would become two, and then only ASCII is changed. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

/** As many signs as a call takes as arguments everywhere. */
const signsAtOnce = 4096

/**
 * A text of Latin-1 in which patterns of ASCII signs find the same, at the same places: to them, all signs beyond are
 * white space or are not. A text with separators of lines or paragraphs, which they tell from both, stays as it is.
 */
export function inLatin1(text: string): string {
  if (/[\u2028\u2029]/.test(text)) return text
  let latin1 = ''
  for (let start = 0; start < text.length; start += signsAtOnce) {
    const codes: number[] = []
    const end = Math.min(start + signsAtOnce, text.length)
    for (let at = start; at < end; at += 1) {
      const code = text.charCodeAt(at)
      codes.push(code <= 0xff ? code : isSpace(code) ? 0xa0 : 0xa4)
    }
    // Made of their numbers, since a part of a text of two bytes a sign stays one.
    latin1 += String.fromCharCode(...codes)
  }
  return latin1
}

/** What `\s` takes beyond Latin-1, but for the separators of lines and paragraphs. */
const isSpace = (code: number): boolean =>
  (code >= 0x2000 && code <= 0x200a) || [0x1680, 0x202f, 0x205f, 0x3000, 0xfeff].includes(code)
