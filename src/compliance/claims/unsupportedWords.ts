import type { Claim } from './fields.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { parseQuantities } from './parseQuantities.ts'

/**
 * The words that a record shows to visitors and that its statement does not hold: "never lost" beside "has tried more
 * than 200 cases". Numbers are compared by themselves. A client's quotation is the record itself; an award goes by the
 * name that its giver chose.
 * @returns as the value has them, those in a row together
 */
export function unsupportedWords({ kind, value, statement }: Claim): string[] {
  if (kind === 'testimonial' || kind === 'ranking') return []
  return unmatchedRuns(normalizeText(value), stemsOf(statement))
}

/** Words that say nothing by themselves, and those by which a number is said to be about right. */
const stopWords = new Set(
  'a an the of in on at for to and or with by from as is are was were be been has have had it its our their we us they that this these which who than more over nearly almost about approximately around least up upwards excess some plus under fewer less most close just'.split(
    ' ',
  ),
)

/** @param stated the stems of what the record states */
function unmatchedRuns(text: string, stated: ReadonlySet<string>): string[] {
  const words = wordsOutsideNumbers(text).filter(({ word }) => !stopWords.has(word.toLowerCase()))
  const runs: { from: number; to: number }[] = []
  let isOpen = false
  for (const { word, from } of words) {
    const isMissing = !stated.has(stemOf(word))
    const last = runs.at(-1)
    if (isMissing && isOpen && last) last.to = from + word.length
    else if (isMissing) runs.push({ from, to: from + word.length })
    isOpen = isMissing
  }
  return runs.map(({ from, to }) => text.slice(from, to))
}

function wordsOutsideNumbers(text: string): { word: string; from: number }[] {
  let bare = text
  for (const { words } of parseQuantities(text)) bare = bare.replace(words, (same) => ' '.repeat(same.length))
  return [...bare.matchAll(/(?<![\p{L}\p{N}])\p{L}+/gu)]
    .map(({ 0: word, index }) => ({ word, from: index }))
    .filter(({ word, from }) => !(word === 's' && bare.charAt(from - 1) === "'"))
}

const stemsOf = (text: string): Set<string> =>
  new Set([...normalizeText(text).matchAll(/\p{L}+/gu)].map(([word]) => stemOf(word)))

/** "Cases" and "case", "tried" and "try", "winning" and "win" are the same word; "larger" and "largest" are not. */
const stemOf = (word: string): string => {
  const bare = word.toLowerCase()
  const stem = bare.replace(/(?<=\p{L}{3})(?:ies|ied)$/u, 'y').replace(/(?<=\p{L}{3})(?:es|ed|ing|s|e)$/u, '')
  return stem.replace(/([bdgklmnprt])\1$/, '$1')
}
