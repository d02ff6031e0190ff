import { achievementPatterns, isOwnAchievement, hasImplicitSubject } from './achievements.ts'
import {
  allMatches,
  isAboutUs,
  isLabel,
  matches,
  sentenceAt,
  type Finder,
  type Finding,
  type MatchContext,
} from './finding.ts'

/**
 * Numbers that state something of the firm: years of practice, people, matters, sums, percentages. A number in legal
 * prose is most often a section, a day or a term of the law, so a number counts only with a noun of this kind behind
 * it, and where the noun is used of others as well, only in a sentence about the firm or in a label.
 */

const digits = String.raw`(?:[$€£]\s?)?\d[\d,]*(?:\.\d+)?(?:\s?(?:million|billion|trillion|thousand|bn|[KMB])\b)?\+?`
const small =
  '(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-[a-z]+)?)'
const large = '(?:(?:a |one |two |three |four |five |several )?(?:hundred|thousand|million|dozen))'
const vague =
  '(?:(?:dozens|scores|hundreds|(?:tens of |hundreds of )?thousands|millions|billions|decades|countless)(?: of)?)'
const about = '(?:more than|over|well over|nearly|almost|at least|upwards of|in excess of|some)'

const quantities = new RegExp(
  String.raw`(?<![\w.,§$/-])(?:${about} )?(?:${digits}|${small}\b|${large}\b|${vague})`,
  'gi',
)

/** "Ten partners" counts what a page lists; "over fifty lawyers" is said to impress. */
const spelledOut = new RegExp(`^${small}$`, 'i')

/** "200+", "more than 200", "hundreds of", "$10B". */
const strong = new RegExp(String.raw`^(?:${about} |${vague})|[+$€£]|\b(?:million|billion)\b`, 'i')

const isYear = (typed: string): boolean => /^(?:19|20)\d\d$/.test(typed)

/** What a number is part of: "Rule 23 cases", "section 363 sales". */
const citation =
  /(?:\b(?:sections?|chapters?|rules?|parts?|articles?|titles?|forms?|items?|nos?\.?|numbers?|phases?|class|tiers?|levels?|cplr|rpapl|law|act|code|nycrr|u\.s\.c\.|pages?|paragraphs?|exhibits?|schedules?|regulations?|room|floor|suite|category|type|series|top|fortune|age|aged|under|ucc|sec\.)|§+)\s*$/i

/** Up to three words that belong to the noun: "200 commercial jury trials". */
const few = String.raw`(?:\s(?!(?:and|or|to|by|for|if|when|who|that|which|may|must|is|are|because|as|than|on|at|from|with|about|before|after|under|until|but|so|per)\b|of the\b|in which\b)[\w'&-]+){0,3}?`

interface Noun {
  /** What stands right behind the number. */
  behind: RegExp
  /** Whether it is said of the firm wherever it stands, told from the number. */
  isOurs: (quantity: string) => boolean
  /** What the number must look like. */
  needs?: RegExp
  /** Whether a number in words counts as well. */
  inWords?: true
}

const behind = (rest: string): RegExp => new RegExp(rest, 'iy')
const always = () => true
const never = () => false

const nouns: readonly Noun[] = [
  {
    behind: behind(
      String.raw`[\s-]+years?'?(?:\s(?:of|in|as|worth))*${few}\s(?:experience|practice|excellence|expertise)\b`,
    ),
    isOurs: always,
    inWords: true,
  },
  {
    behind: behind(String.raw`${few}\s(?:experience|litigating|practicing(?: law)?|in practice)\b`),
    isOurs: (typed) => /\bdecades\b/i.test(typed),
  },
  {
    behind: behind(
      String.raw`\s+years?'?(?:\s(?:of|in))*${few}\s(?:service|success|tradition|trial work|litigation|litigating|practicing|serving|helping|fighting)\b`,
    ),
    isOurs: never,
  },
  { behind: /\s(?:practice|service)\b/iy, isOurs: never, needs: /decades/i },
  // "For more than twenty years": the number alone says how long.
  { behind: /\s+years\b/iy, isOurs: never, needs: strong },
  {
    behind: behind(String.raw`${few}\s(?:lawyers|attorneys(?! general)|litigators)\b`),
    isOurs: (typed) => strong.test(typed),
  },
  {
    behind: behind(String.raw`${few}\s(?:partners|associates|professionals|clients|offices)\b`),
    isOurs: never,
  },
  {
    behind: behind(
      String.raw`${few}\s(?:legal professionals|(?:satisfied|happy|grateful|loyal) (?:clients|customers|families))\b`,
    ),
    isOurs: always,
    needs: /\d|[+]|\b(?:more|over|hundreds|thousands|dozens|countless)\b/i,
  },
  // "10,000 clients served", "$500 Million Recovered": a figure and its verb, and nothing behind it.
  {
    behind: behind(
      String.raw`(?:\s(?!was\b|were\b|are\b|is\b|had\b|have\b)[\w'&-]+){0,3}?\s(?:clients|families|companies|employers|patents|visas|trademarks|dollars|cases) (?:served|helped|represented|advised|obtained|registered|recovered|won|tried)\b`,
    ),
    isOurs: (typed) => strong.test(typed),
  },
  {
    behind: behind(String.raw`\s+in (?:[\w-]+ )?(?:verdicts|settlements|recover(?:y|ies)|jury awards)\b`),
    isOurs: always,
    needs: /[$€£]|million|billion/i,
  },
  {
    behind: behind(String.raw`\s(?:recovered|won|secured|obtained)\b`),
    isOurs: never,
    needs: /[$€£]|million|billion/i,
  },
  {
    behind: behind(
      String.raw`${few}\s(?:patents|trademarks|visas|employers|families|companies|physicians|seamen|workers|borrowers|lenders)\b`,
    ),
    isOurs: never,
    needs: strong,
  },
  {
    behind: behind(
      String.raw`${few}\s(?:cases|trials|appeals|arbitrations|verdicts|settlements|transactions|deals|closings|acquisitions|victories|wins|awards|honors|accolades|rankings|recognitions)\b`,
    ),
    isOurs: (typed) => /\+|\b(?:hundreds|thousands|dozens|scores|countless)\b/i.test(typed),
  },
  {
    behind: behind(String.raw`${few}\s(?:matters|mergers|lawsuits|financings)\b`),
    isOurs: never,
  },
  {
    behind: behind(
      String.raw`${few}\s(?:verdict|settlement|recovery|recoveries|judgments?|jury awards?|damages)\b`,
    ),
    isOurs: never,
    needs: /[$€£]|million|billion/i,
  },
]

/** Shares of a hundred say so of the firm by their own words. */
const percentages: readonly RegExp[] = [
  /(?<core>(?<!\d)\d+(?:\.\d+)?\s?(?:%|percent))(?:\s[\w'-]+){0,2}?\s(?:satisfaction|success(?:ful)?|wins?|win rate|recommend(?:ed)?|retention|approval|recovery rate)\b/gi,
  /\b(?:success|win|winning|satisfaction|retention|approval|recovery) rates? of (?:\w+ )?(?<core>\d+(?:\.\d+)?\s?(?:%|percent))/gi,
  /\b(?:(?:half )?a(?: quarter)?|quarter|half|the better part of a) century of (?:[\w-]+ ){0,2}?(?:experience|practice|service|excellence|tradition|litigation)\b/gi,
  /\b(?:combined|collective|total) experience of (?:(?:more than|over|nearly|almost|about|at least) )?(?<core>[\w,+-]+) (?:years|decades)\b/gi,
  /\b(?<core>(?:\d+|six|seven|eight|nine) (?:out of|in|of) (?:every )?(?:\d+|ten)) (?:of (?:our|the firm's) )?(?:clients|cases|customers|trials|appeals)\b/gi,
  /\b(?:\w+ )?decades of (?:[\w-]+ )?(?:success|excellence|experience)\b/gi,
  /\b(?:millions|billions) (?:recovered|won)\b/gi,
  /\btrusted by (?:the )?(?:fortune|leading|top|largest|hundreds|thousands)\b/gi,
  /\b(?:half|most|many|members) of the fortune \d+\b/gi,
  /\btrusted by (?:(?:more than|over|nearly|almost|about) )?(?<core>\d[\d,]*\+?) [\w-]+/gi,
  /\b(?:we|our (?:lawyers|attorneys|firm)|the firm) (?:represents?|advises?) (?<core>\d+ of the \d+) (?:largest|biggest|top|leading)\b/gi,
  /(?<core>(?:(?<!\d)\d+(?:\.\d+)?\s?%|(?:(?<!\d)\d+(?:\.\d+)?|(?<![a-z])(?:[a-z]+ty|[a-z]+teen)(?:-[a-z]+)?|(?:a |one )?hundred) percent)) of (?:our|the firm's) (?:clients|cases|matters|trials|hearings|audits|appeals|work)\b/gi,
]

export const findNumericClaims: Finder = (text, context) => [
  ...allMatches(text, quantities).flatMap(({ 0: core, index }): Finding[] => {
    const before = text.slice(Math.max(0, index - 40), index)
    if (isYear(core) || citation.test(before) || /\bof the $/i.test(before)) return []
    const words = nouns.flatMap(({ behind: noun, isOurs, needs, inWords }) => {
      if (inWords === undefined && spelledOut.test(core)) return []
      if (needs && !needs.test(core)) return []
      noun.lastIndex = index + core.length
      const match = noun.exec(text)
      return match && refersToFirm(text, { index, isOurs: isOurs(core), listener: context })
        ? [core + match[0]]
        : []
    })
    return words.map((found) => ({ rule: 'unrecorded-claim', words: found.trim(), index, core: core.trim() }))
  }),
  ...matches('unrecorded-claim', text, percentages),
  ...matches('unrecorded-claim', text, achievementPatterns).filter(({ index }) => {
    const sentence = sentenceAt(text, index)
    return (
      isOwnAchievement(sentence) &&
      refersToFirm(text, { index, isOurs: hasImplicitSubject(sentence), listener: context })
    )
  }),
]

function refersToFirm(
  text: string,
  { index, isOurs, listener }: { index: number; isOurs: boolean; listener: MatchContext },
): boolean {
  const sentence = sentenceAt(text, index)
  if (!listener.isAboutJobs)
    return isOurs || isAboutUs(sentence, listener) || isLabel(text) || hasImplicitSubject(sentence)
  // Where roles are described, years are what an applicant has.
  const asks = /\b(?:you|applicants?|candidates?|look for|seek)\b/i.test(sentence)
  return (isAboutUs(sentence, listener) && !asks) || (isLabel(text) && !/\byears?\b/i.test(sentence))
}
