import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { unrecordedAdvice } from './rules/advice.ts'
import { onlyLike, saidAnywhere, saidOfFirm } from './voice/saidOfFirm.ts'

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

const quantities = anyCase`(?<![\w.,§$/-])(?:${about} )?(?:${digits}|${small}\b|${large}\b|${vague})`

/** "Ten partners" counts what a page lists; "over fifty lawyers" is said to impress. */
const spelledOut = new RegExp(`^${small}$`, 'i')

/** "200+", "more than 200", "hundreds of", "$10B". */
const strong = new RegExp(String.raw`^(?:${about} |${vague})|[+$€£]|\b(?:million|billion)\b`, 'i')

const decades = /\bdecades\b/i
const isSum = /[$€£]|million|billion/i

const isYear = /^(?:19|20)\d\d$/

/** What a number is part of: "Rule 23 cases", "section 363 sales". */
const citation =
  /(?:\b(?:sections?|chapters?|rules?|parts?|articles?|titles?|forms?|items?|nos?\.?|numbers?|phases?|class|tiers?|levels?|cplr|rpapl|law|act|code|nycrr|u\.s\.c\.|pages?|paragraphs?|exhibits?|schedules?|regulations?|room|floor|suite|category|type|series|top|fortune|age|aged|under|ucc|sec\.)|§+)\s*$|\bof the $/i

/** What stands right behind a number. */
const behind = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(String.raw(strings, ...parts), 'iy')

/** Up to three words that belong to the noun: "200 commercial jury trials". */
const few = String.raw`(?:\s(?!(?:and|or|to|by|for|if|when|who|that|which|may|must|is|are|because|as|than|on|at|from|with|about|before|after|under|until|but|so|per)\b|of the\b|in which\b)[\w'&-]+){0,3}?`

/** Shares of a hundred say so of the firm by their own words. */
const percentages: readonly RegExp[] = [
  /(?<core>(?<!\d)\d+(?:\.\d+)?\s?(?:%|percent))(?:\s[\w'-]+){0,2}?\s(?:satisfaction|success(?:ful)?|wins?|win rate|recommend(?:ed)?|retention|approval|recovery rate)\b/gi,
  /\b(?:(?:half )?a(?: quarter)?|quarter|half|the better part of a) century of (?:[\w-]+ ){0,2}?(?:experience|practice|service|excellence|tradition|litigation)\b/gi,
  /\b(?:combined|collective|total) experience of (?:(?:more than|over|nearly|almost|about|at least) )?(?<core>[\w,+-]+) (?:years|decades)\b/gi,
  /(?<!\bin )\b(?<core>(?:\d+|six|seven|eight|nine) (?:out of|in|of) (?:every )?(?:\d+|ten)) (?:of (?:our|the firm's) )?(?:clients|cases|customers|trials|appeals)\b/gi,
  /\b(?:\w+ )?decades of (?:[\w-]+ )?(?:success|excellence|experience)\b/gi,
  /\btrusted by (?:the )?(?:fortune|leading|top|largest|hundreds|thousands)\b/gi,
  /\b(?:half|most|many|members) of the fortune \d+\b/gi,
  /\btrusted by (?:(?:more than|over|nearly|almost|about) )?(?<core>\d[\d,]*\+?) [\w-]+/gi,
  /\b(?:we|our (?:lawyers|attorneys|firm)|the firm) (?:represents?|advises?) (?<core>\d+ of the \d+) (?:largest|biggest|top|leading)\b/gi,
]

const figure: Pick<WordFamily<NewYorkRule>, 'rule' | 'patterns' | 'unless' | 'advice'> = {
  rule: 'unrecorded-claim',
  patterns: [quantities],
  unless: [{ core: isYear }, { before: citation }, { core: spelledOut }],
  advice: unrecordedAdvice,
}

export const figures: readonly WordFamily<NewYorkRule>[] = [
  {
    ...figure,
    followedBy: [
      behind`[\s-]+years?'?(?:\s(?:of|in|as|worth))*${few}\s(?:experience|practice|excellence|expertise)\b`,
    ],
    onlyWhen: saidAnywhere,
    // "Twelve years of experience" is said to impress as well.
    unless: [{ core: isYear }, { before: citation }, { before: /\b(?:must|shall|may) (?:be|have)\b/i }],
  },
  {
    ...figure,
    followedBy: [behind`${few}\s(?:experience|litigating|practicing(?: law)?|in practice)\b`],
    onlyWhen: [...onlyLike(decades, saidAnywhere), ...saidOfFirm],
  },
  {
    ...figure,
    followedBy: [
      behind`\s+years?'?(?:\s(?:of|in))*${few}\s(?:service|success|tradition|trial work|litigation|litigating|practicing|serving|helping|fighting)\b`,
      behind`${few}\s(?:partners|associates|professionals|clients|offices)\b`,
      behind`${few}\s(?:matters|mergers|lawsuits|financings)\b`,
    ],
    onlyWhen: saidOfFirm,
  },
  {
    ...figure,
    followedBy: [behind`\s(?:practice|service)\b`],
    onlyWhen: onlyLike(decades, saidOfFirm),
  },
  {
    ...figure,
    followedBy: [
      // "For more than twenty years": the number alone says how long.
      behind`\s+years\b`,
      behind`${few}\s(?:patents|trademarks|visas|employers|families|companies|physicians|seamen|workers|borrowers|lenders)\b`,
    ],
    onlyWhen: onlyLike(strong, saidOfFirm),
  },
  {
    ...figure,
    followedBy: [
      behind`${few}\s(?:lawyers|attorneys(?! general)|litigators)\b`,
      // "10,000 clients served", "$500 Million Recovered": a figure and its verb, and nothing behind it.
      behind`(?:\s(?!was\b|were\b|are\b|is\b|had\b|have\b)[\w'&-]+){0,3}?\s(?:clients|families|companies|employers|patents|visas|trademarks|dollars|cases) (?:served|helped|reunited|protected|freed|represented|advised|obtained|registered|recovered|won|tried)\b`,
    ],
    onlyWhen: [...onlyLike(strong, saidAnywhere), ...saidOfFirm],
  },
  {
    ...figure,
    followedBy: [
      behind`${few}\s(?:legal professionals|(?:satisfied|happy|grateful|loyal) (?:clients|customers|families))\b`,
    ],
    onlyWhen: onlyLike(/\d|[+]|\b(?:more|over|hundreds|thousands|dozens|countless)\b/i, saidAnywhere),
  },
  {
    ...figure,
    followedBy: [behind`\s+in (?:[\w-]+ )?(?:verdicts|settlements|recover(?:y|ies)|jury awards)\b`],
    onlyWhen: onlyLike(isSum, saidAnywhere),
  },
  {
    ...figure,
    followedBy: [
      behind`\s(?:recovered|won|secured|obtained)\b`,
      behind`${few}\s(?:verdict|settlement|recovery|recoveries|judgments?|jury awards?|damages)\b`,
    ],
    onlyWhen: onlyLike(isSum, saidOfFirm),
  },
  {
    ...figure,
    followedBy: [
      behind`${few}\s(?:cases|trials|appeals|arbitrations|verdicts|settlements|transactions|deals|closings|acquisitions|victories|wins|awards|honors|accolades|rankings|recognitions)\b`,
    ],
    onlyWhen: [
      ...onlyLike(/\+|\b(?:hundreds|thousands|dozens|scores|countless)\b/i, saidAnywhere),
      ...saidOfFirm,
    ],
  },
  { rule: 'unrecorded-claim', patterns: percentages, advice: unrecordedAdvice },
]
