import { memoizeLast, memoizeWeak } from '../../content/model/memoize.ts'
import type { Circumstance, WordLexicon } from './lexicon.ts'
import { indexLexicon } from './lexiconIndex.ts'
import type { MatchContext } from './matchContext.ts'
import { sentenceAt, sentenceStart } from './sentenceAt.ts'
import { matches } from './triedPattern.ts'

/** Words in their text. */
interface Place {
  text: string
  index: number
  core: string
}

/** How much of a sentence is looked at before the words, so that a sentence without an end costs no more. */
const lookBack = 400

/** Whether a circumstance is given anywhere in a text, as far as that can be told without a place in it. */
export const mayHold = (
  { isOfFirm, isLabel, isOnJobPage }: Circumstance,
  text: string,
  { lexicon, names, ...context }: MatchContext,
): boolean =>
  (isOnJobPage === undefined || isOnJobPage === context.isOnJobPage) &&
  (!isLabel || looksLikeLabel(text)) &&
  (!isOfFirm || speaksOfFirm(text, lexicon, names))

function speaksOfFirm(text: string, { ofFirm }: WordLexicon, names: readonly string[]): boolean {
  return testOf(ofFirm)(text) || names.some((name) => text.includes(name))
}

/** Whether a circumstance is given where words stand. */
export function holds(
  { core, before, sentence, isOfFirm, isLabel, isOnJobPage }: Circumstance,
  place: Place,
  { lexicon, names, ...context }: MatchContext,
): boolean {
  const { text, index } = place
  if (isOnJobPage !== undefined && isOnJobPage !== context.isOnJobPage) return false
  if (isLabel && !looksLikeLabel(text)) return false
  if (core && !core.test(place.core)) return false
  if (before) {
    const start = Math.max(sentenceStart(text, index), index - lookBack)
    if (!before.test(text.slice(start, index))) return false
  }
  if (!sentence && !isOfFirm) return true
  const whole = sentenceAt(text, index)
  if (sentence && !indexLexicon(lexicon).matches(whole, sentence)) return false
  return !isOfFirm || speaksOfFirm(whole, lexicon, names)
}

/** Many words of one sentence ask whether it speaks of the firm. */
const testOf = memoizeWeak((pattern: RegExp) => memoizeLast((sentence) => matches(pattern, sentence)))

const looksLikeLabel = (text: string): boolean =>
  text.split(' ', 9).length <= 8 && !/[.?!]/.test(text.slice(-1))
