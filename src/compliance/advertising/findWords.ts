import { memoizeWeak } from '../../content/model/memoize.ts'
import { findComparisons } from './comparisons.ts'
import { findNumericClaims } from './numericClaims.ts'
import { literal, type Finder, type Finding, type MatchContext } from './finding.ts'
import { findPraise } from './praise.ts'
import { findPromises } from './promises.ts'
import { findResults } from './results.ts'
import { findSpecialists } from './specialists.ts'
import { findTestimonials } from './testimonials.ts'

/** Each family with the letters that its patterns cannot do without: most sentences hold none of them. */
const finders: readonly (readonly [find: Finder, hint: RegExp])[] = [
  [
    findPromises,
    /guarant|promis|assur|ensur|certain|sure|option|win|won|los|deserve|owed|chance|results|maximi|improve|receive|dismissed|prevail|succeed|award|recover|get |beat|obtain|100|you will|pay|count on|rely on|depend on|bank on|get your/i,
  ],
  [findSpecialists, /speciali|specialt/i],
  [
    findPraise,
    /best|finest|great|sharpest|brightest|top|lead|premier|foremost|eminent|elite|est |number one|#1|most |among|one of|un(?:surp|riv|mat|par|equ|exc|beat)|peerless|incompar|second to|class|first-|highest|maxim|only|superb|superior|exceptional|outstanding|extraordinary|brilliant|stellar|excellent|acclaim|renown|legendary|impecc|master|gifted|formidable|authorit|gold stand|go-to|of choice|choice for|powerhouse|the standard|famous|celebrated|secret|cali|dream|stands? out|wrote the book|regarded|expert/i,
  ],
  [
    findComparisons,
    /\bthan\b|like|contrast|different|difference|no other|no competing|no rival|compared|superior to|ahead of|above|beyond|\bout[a-z]|\bother (?:law|firm|attorney)|succeed|better|few |-firm|a cut|head and|second to|nobody|no one|no law|no firm|no attorney|the rest|apart|beat|close to|others|rivals|competitors|(?:best|finest|toughest|smartest) in /i,
  ],
  [
    findResults,
    /record|proven|our |stars?|result|histor|winn|wins|verdict|dismiss|vacat|revers|reject|threw|acquit|clear|vindicat|saved|persuad|forced|settle|multi|defeat|never lost|undefeated|unbeaten|victor|wins|won|recover|secured|obtain|achiev|prevail|success|favorable|excellent|outstanding|exceptional|chambers|voted|figure|of the year|prize|medal|legal 500|lawyer|law firm|a-list|am ?law|martindale|avvo|rising|award|rank|rat|star|band|recogni|named|listed/i,
  ],
  [findTestimonials, /client|customer|told us|thank us|testimonial|review|our word|whom we|who we|that we/i],
  [
    findNumericClaims,
    /\d|percent|ten|eleven|twelve|teen|ty|hundred|dozen|thousand|million|dozens|scores|billion|trillion|decades|century|fortune|trusted|countless|combined|six|seven|eight|nine/i,
  ],
]

/** Phrases that hold a word of the lists and mean something else. */
const harmless: readonly string[] = [
  'first and foremost',
  'best efforts',
  'best interests',
  'best evidence',
  'best practices',
  'best practice',
  'best known',
  'best price',
  'at best',
  'leading case',
  'leading cases',
  'leading question',
  'leading questions',
  'leading authority',
  'leading edge',
  'top floor',
  'top management',
  'elite athletes',
]

const harmlessPhrases = memoizeWeak(
  (more: readonly string[]): RegExp =>
    new RegExp(String.raw`\b(?:${[...harmless, ...more].map(literal).join('|')})\b`, 'gi'),
)

/**
 * What rules speak against in one text.
 * @param text one line with straight quotes, as the extracted text has it
 * @returns in the order of the text; of findings of one rule that share a place, the longest
 */
export function findWords(text: string, context: MatchContext): Finding[] {
  const masked = text.replace(harmlessPhrases(context.harmless), (same) => '\u0001'.repeat(same.length))
  const hinted = (hint: RegExp) => hint.test(masked) || hasCustomWords(context)
  const found = finders.flatMap(([find, hint]) => (hinted(hint) ? find(masked, context) : []))
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

const overlap = (one: Finding, other: Finding): boolean =>
  one.index < other.index + other.words.length && other.index < one.index + one.words.length

/** The firm's own words may have other letters. */
const hasCustomWords = ({ praise, promises, specialist }: MatchContext): boolean =>
  praise.length + promises.length + specialist.length > 0
