import { countWords } from './words.ts'
import { leadingWords } from '../../content/text/truncate.ts'

/** How much unchanged text is shown on either side of a change, in characters. */
const around = 90

/** Shortens unchanged text: keeps its beginning when it stands behind a change, its end when it stands before one. */
export function elideContext(text: string, isBehind: boolean, isBefore: boolean): string {
  if (text.length <= 2 * around + 40) return text
  const begin = leadingWords(text, around)
  const end = text.slice(-around).replace(/^\S*/, '')
  if (isBehind && isBefore) return `${begin}… ${end.trimStart()}`
  return isBehind ? `${begin}…` : `… ${end.trimStart()}`
}

/** Cuts inserted or deleted words, and says how many were left out. @param longest in characters */
export const truncateRun = (words: string, longest: number): string => {
  if (words.length <= longest) return words
  const kept = leadingWords(words, longest)
  return `${kept}… (${countWords(words) - countWords(kept)} more words)`
}
