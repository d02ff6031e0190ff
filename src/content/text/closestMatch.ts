import { distance } from 'fastest-levenshtein'
import { listInWords } from './listInWords.ts'

/** The known name that a mistyped one most likely meant: at most a third of its letters may differ, or two. */
export function closestMatch(typed: string, known: Iterable<string>): string | undefined {
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(typed.length / 3)) + 1
  for (const name of known) {
    const d = distance(typed.toLowerCase(), name.toLowerCase())
    if (d < bestDistance) [best, bestDistance] = [name, d]
  }
  return best
}

/** The same for addresses and paths, whose last names must be alike: another person of the same folder isn't meant. */
export function closestAddress(typed: string, known: Iterable<string>): string | undefined {
  const lastName = (path: string) => path.replace(/^.*\//, '')
  const isAlike = (path: string) => closestMatch(lastName(typed), [lastName(path)]) !== undefined
  return closestMatch(typed, [...known].filter(isAlike))
}

/** A sentence that names the nearest known name, or the whole list when it is short, or nothing. */
export function didYouMean(typed: string | undefined, known: readonly string[]): string {
  const close = typed === undefined ? undefined : closestMatch(typed, known)
  if (close !== undefined) return `Did you mean "${close}"?`
  return known.length > 0 && known.length <= 12 ? `Use ${listInWords(known, 'or')}.` : ''
}
