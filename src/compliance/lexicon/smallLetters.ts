import { memoizeWeak } from '../../content/model/memoize.ts'

/**
 * Patterns that take capitals and small letters alike, as patterns of small letters alone, for texts in small letters.
 * The engine compiles those in half the time, and a lexicon has hundreds that are needed once or twice in a run.
 */

/**
 * A pattern that finds in a text in small letters what the given one finds in the text itself, at the same places.
 * @returns undefined for patterns that tell capitals from small letters, or whose letters are spelled by number
 */
export const withoutCapitals = memoizeWeak((pattern: RegExp): RegExp | undefined => {
  const { source, flags } = pattern
  if (!flags.includes('i') || /[uv]/.test(flags) || /\\[cukxpP]|\(\?<\w/.test(source)) return undefined
  // Behind a backslash a capital means something else.
  const small = source.replace(/\\.|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part))
  return new RegExp(small, flags.replace('i', ''))
})

/** A text in small letters, in as many signs as it has: "İ" would become two, and then only ASCII is changed. */
export function inSmallLetters(text: string): string {
  const small = text.toLowerCase()
  return small.length === text.length ? small : text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())
}
