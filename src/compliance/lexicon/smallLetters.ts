import { memoizeLast, memoizeWeak } from '../../content/model/memoize.ts'

/**
 * Patterns that take capitals and small letters alike, as patterns of small letters alone, for texts in small letters.
 * The engine compiles those in half the time, and a lexicon has hundreds that are needed once or twice in a run.
 */

/** A pattern as it is tried: on a text, or on the text in small letters. */
interface TriedPattern {
  pattern: RegExp
  isOfSmallLetters: boolean
}

/**
 * A pattern that finds the same, at the same places, of small letters where that can be: not where it tells capitals from
 * small letters, or spells letters by number. Of named groups it tells the places.
 */
export const triedPattern = memoizeWeak((pattern: RegExp): TriedPattern => {
  const { source } = pattern
  const flags = /\(\?<\w/.test(source) ? `${pattern.flags}d` : pattern.flags
  if (!flags.includes('i') || /[uv]/.test(flags) || /\\[cukxpP]|\(\?<\w*[A-Z]/.test(source))
    return { pattern: new RegExp(source, flags), isOfSmallLetters: false }
  // Behind a backslash a capital means something else.
  const small = source.replace(/\\.|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))
  return { pattern: new RegExp(small, flags.replace('i', '')), isOfSmallLetters: true }
})

/** Whether a pattern without the flag `g` matches a text. */
export function matches(pattern: RegExp, text: string): boolean {
  const tried = triedPattern(pattern)
  return tried.pattern.test(textFor(tried, text))
}

/** The text that a pattern is tried on. */
export const textFor = ({ isOfSmallLetters }: TriedPattern, text: string): string =>
  isOfSmallLetters ? smallLettersOf(text) : text

/** A text in small letters, in as many signs as it has: "İ" would become two, and then only ASCII is changed. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}

const smallLettersOf = memoizeLast(inSmallLetters)
