import type { Claim } from './fields.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { findWords } from '../lexicon/findWords.ts'
import { plainContext } from '../lexicon/matchContext.ts'
import type { WordLexicon } from '../lexicon/lexicon.ts'

/**
 * The words of a figure or a result that praise the firm or compare it with others: "the leading firm". A number is no
 * support for them, so they belong into a record of the kind comparison, or nowhere.
 * @returns as the value has them
 */
export function praiseIn(claim: Claim, lexicon: WordLexicon | undefined): string[] {
  if (!lexicon || (claim.kind !== 'figure' && claim.kind !== 'result')) return []
  const value = normalizeText(claim.value)
  const found = [
    ...findWords(value, plainContext(lexicon))
      .filter(({ rule }) => rule === 'unproved-praise')
      .map(({ words }) => words),
    ...[...value.matchAll(lexicon.praiseInValue)].map(([words]) => words),
  ]
  return found.filter((words, index) => !found.slice(0, index).some((other) => other.includes(words)))
}
