import escapeStringRegexp from 'escape-string-regexp'
import { memoizeLast } from '../../content/model/memoize.ts'
import type { OverridableRule } from '../../content/report/rules/newYork.ts'

/** Words of a text that a rule speaks against. */
export interface Finding {
  rule: OverridableRule
  /** As the text has them. */
  words: string
  /** Where they begin in the text, from 0. */
  index: number
  /** A client's words, or words that tell or announce that a client speaks: a testimonial's record supports them. */
  clients?: 'quoted' | 'told'
  /** The part that is most likely typed in one piece, such as the figure before its label. */
  core: string
}

/** What the words are looked at with. */
export interface MatchContext {
  /** The names by which the firm speaks of itself. */
  names: readonly string[]
  /** Whether what is asked of applicants stands here besides what the firm says of itself. */
  isAboutJobs: boolean
  /** The firm's own additions to the lists. */
  praise: readonly string[]
  promises: readonly string[]
  specialist: readonly string[]
  harmless: readonly string[]
}

export const defaultContext: MatchContext = {
  names: [],
  isAboutJobs: false,
  praise: [],
  promises: [],
  specialist: [],
  harmless: [],
}

/** Finds what one family of rules is about. The text is one line with straight quotes. */
export type Finder = (text: string, context: MatchContext) => Finding[]

/** A phrase as it is, in a pattern. */
export const literal = (phrase: string): string => escapeStringRegexp(phrase)

/** Every match of patterns, each a finding whose core is the group of that name, or the whole. */
export const matches = (rule: OverridableRule, text: string, patterns: readonly RegExp[]): Finding[] =>
  patterns.flatMap((pattern) =>
    allMatches(text, pattern).map((match) => ({
      rule,
      words: match[0].trim(),
      index: match.index,
      core: match.groups?.['core'] ?? match[0].trim(),
    })),
  )

/** As `matchAll`, which makes a copy of the pattern each time; there are a hundred patterns, and each text asks all. */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    // A match without a sign would be found for ever.
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

/** Whether a text speaks of the firm or one of its lawyers. */
export const isAboutUs = (text: string, { names }: MatchContext): boolean =>
  speaksOfUs(text) || names.some((name) => text.includes(name))

const speaksOfUs = memoizeLast((text): boolean =>
  /\b(?:we|our|ours|us|the firm|this firm|I|my|he|she|his|her)\b/i.test(text),
)

/** The sentence of a text that holds a place. */
export function sentenceAt(text: string, index: number): string {
  const ends = endsOf(text)
  const start = ends.findLast((end) => end <= index) ?? 0
  const end = ends.find((place) => place > index) ?? text.length
  return text.slice(start, end)
}

const endsOf = memoizeLast((text): readonly number[] =>
  [...text.matchAll(/[.!?;]["')\]]*\s+(?=["'(]?[A-Z])/g)].map((match) => match.index + match[0].length),
)

/** A heading or a label, which speaks of the firm without saying so. */
export const isLabel = (text: string): boolean =>
  text.split(' ', 9).length <= 8 && !/[.?!]/.test(text.slice(-1))
