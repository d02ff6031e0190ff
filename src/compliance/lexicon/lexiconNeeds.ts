import type { WordFamily } from './lexicon.ts'
import { patternNeedsOf, type PatternNeeds } from './patternNeeds.ts'

/** What is asked of the patterns of a lexicon before they are tried. */

/** The patterns of a lexicon that are left out where a text, or a sentence, lacks what they need; each once. */
export const indexedPatterns = (families: readonly WordFamily[]): readonly RegExp[] => [
  ...new Set(
    families.flatMap(({ patterns, together = [], ...family }) => [
      ...patterns,
      ...together,
      ...sentencesOf(family),
    ]),
  ),
]

const sentencesOf = ({ onlyWhen = [], unless = [], adviceWhen = [] }: Partial<WordFamily>): RegExp[] =>
  [...onlyWhen, ...unless, ...adviceWhen.map(({ when }) => when)].flatMap(({ sentence }) => sentence ?? [])

/** What the patterns of families need, for `needs` of their lexicon. */
export const lexiconNeeds = (families: readonly WordFamily[]): PatternNeeds =>
  patternNeedsOf(indexedPatterns(families))
