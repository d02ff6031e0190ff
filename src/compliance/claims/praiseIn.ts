import type { Claim } from './fields.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { findWords } from '../advertising/findWords.ts'
import { defaultContext } from '../advertising/finding.ts'

/**
 * The words of a figure or a result that praise the firm or compare it with others: "the leading firm". A number is no
 * support for them, so they belong into a record of the kind comparison, or nowhere.
 * @returns as the value has them
 */
export function praiseIn(claim: Claim): string[] {
  if (claim.kind !== 'figure' && claim.kind !== 'result') return []
  const value = normalizeText(claim.value)
  const found = [
    ...findWords(value, defaultContext)
      .filter(({ rule }) => rule === 'unproved-praise')
      .map(({ words }) => words),
    ...[...value.matchAll(superlative)].map(([words]) => words),
  ]
  return found.filter((words, index) => !found.slice(0, index).some((other) => other.includes(words)))
}

/** In a value, which is only a few words, they need no word for lawyers beside them. "At best" and "top 10" measure. */
const superlative =
  /\b(?<!\bat )(?:best|finest|greatest|leading|premier|foremost|pre-?eminent|elite|world-class|top-tier|largest|biggest|oldest|strongest|highest|number one|un(?:surpassed|rivall?ed|matched|paralleled|equall?ed|beatable)|second to none|most (?!of\b|cases\b|recent(?:ly)?\b)[a-z]+(?: [a-z]+)?|expert|#1)\b|#1\b|\btop\b(?! \d)/gi
