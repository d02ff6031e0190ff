import { z } from 'zod'
import { candidatesOf, type Candidates } from './candidates.ts'
import { holds, mayHold } from './circumstances.ts'
import type { Circumstance, WordFamily, WordLexicon } from './lexicon.ts'
import type { MatchContext } from './matchContext.ts'
import { sentenceAt, sentenceStart } from './sentenceAt.ts'

/** Words of a text that a rule speaks against, as data that JSON can write. */
export const finding = z.object({
  rule: z.string(),
  /** The place of their family among those of the lexicon; none of a quotation of a client. */
  family: z.number().optional(),
  /** As the text has them. */
  words: z.string(),
  /** Where they begin in the text, from 0. */
  index: z.number(),
  /** The part that is most likely typed in one piece, such as the figure before its label. */
  core: z.string(),
  advice: z.object({ message: z.string(), fix: z.string() }),
})
export type Finding = z.output<typeof finding>

/**
 * What rules speak against in one text.
 * @param text one line with straight quotes, as the extracted text has it
 * @returns in the order of the text; of findings of one rule that share a place, the longest
 */
export function findWords(text: string, context: MatchContext): Finding[] {
  const candidates = candidatesOf(context)(text)
  if (candidates === undefined) return []
  const found = candidates.families.flatMap(({ family, at, patterns }) =>
    findFamily(family, patterns, { candidates, context }).map((one) => ({ ...one, family: at })),
  )
  if (found.length === 0) return []
  const kept: Finding[] = []
  for (const one of found.toSorted((a, b) => b.words.length - a.words.length)) {
    if (!kept.some((other) => other.rule === one.rule && overlap(one, other))) kept.push(one)
  }
  return kept
    .map((one) => {
      const words = text.slice(one.index, one.index + one.words.length)
      return { ...one, words, core: one.core === one.words ? words : one.core }
    })
    .sort((a, b) => a.index - b.index)
}

/** The family that looks for what was found; undefined of a quotation of a client. */
export const familyOf = (
  { family }: Pick<Finding, 'family'>,
  { families }: WordLexicon,
): WordFamily | undefined => (family === undefined ? undefined : families[family])

function findFamily(
  family: WordFamily,
  patterns: readonly RegExp[],
  { candidates, context }: { candidates: Candidates; context: MatchContext },
): Finding[] {
  const { masked: text, matchesOf, endAt } = candidates
  const { rule, followedBy, together = [], onlyWhen, unless } = family
  if (onlyWhen && !onlyWhen.some((one) => mayHold(one, text, context))) return []
  return patterns.flatMap((pattern) =>
    matchesOf(pattern).flatMap((match): Finding[] => {
      const { index } = match
      const end = index + match[0].length
      const ends = followedBy ? followedBy.flatMap((words) => endAt(words, end) ?? []) : [end]
      if (ends.length === 0) return []
      const core = text.slice(...(match.indices?.groups?.['core'] ?? [index, end])).trim()
      const isGiven = (circumstance: Circumstance) => holds(circumstance, { text, index, core }, context)
      if (unless?.some(isGiven) || (onlyWhen && !onlyWhen.some(isGiven))) return []
      const others = standTogether(candidates, together, { index, end })
      if (!others) return []
      const start = Math.min(index, ...others.map((other) => other.index))
      const words = text.slice(start, Math.max(...ends, ...others.map((other) => other.end))).trim()
      const { message, fix } = family.adviceWhen?.find(({ when }) => isGiven(when)) ?? family.advice
      return [{ rule, words, index: start, core, advice: { message, fix } }]
    }),
  )
}

/** A stretch of a text. */
interface Span {
  index: number
  end: number
}

/** Where a word of each field stands in the sentence of a match, nearest to it, none within another; undefined when a field has none. */
function standTogether(
  { masked: text, matchesOf }: Candidates,
  fields: readonly RegExp[],
  match: Span,
): Span[] | undefined {
  const start = sentenceStart(text, match.index)
  const end = start + sentenceAt(text, match.index).length
  const taken = [match]
  // A question belongs to its sentence, but its words are farther away than any others.
  const distance = ({ index }: Span) =>
    Math.abs(index - match.index) +
    (text.slice(Math.min(index, match.index), Math.max(index, match.index)).includes('?') ? text.length : 0)
  for (const field of fields) {
    const nearest = matchesOf(field)
      .map((found): Span => ({ index: found.index, end: found.index + found[0].length }))
      .filter((one) => one.index >= start && one.end <= end)
      .filter((one) => taken.every((other) => one.end <= other.index || other.end <= one.index))
      .toSorted((one, other) => distance(one) - distance(other))[0]
    if (!nearest) return undefined
    taken.push(nearest)
  }
  return taken.slice(1)
}

const overlap = (one: Finding, other: Finding): boolean =>
  one.index < other.index + other.words.length && other.index < one.index + one.words.length
