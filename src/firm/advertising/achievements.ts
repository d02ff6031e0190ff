import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { lawyersVerb } from './voice/lawyersWords.ts'
import { saidOfFirm } from './voice/saidOfFirm.ts'
import { unrecordedAdvice } from './rules/advice.ts'

/**
 * What lawyers have done, told with a number: "closed deals worth $2 billion", "have handled 2,000 audits". Any noun
 * may stand behind such a verb, so these need no list of nouns, but the verb of a lawyer's work before the number.
 */

const about = '(?:more than|over|well over|nearly|almost|at least|upwards of|in excess of|some|about)'
const large = '(?:million|billion|trillion)'
const sum = String.raw`(?:[$€£]\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:${large}|mn|bn|[MB])\b)\+?|\d[\d,]*(?:\.\d+)? ${large} (?:dollars|euros)|(?:[a-z]+-)?[a-z]+ ${large} dollars|(?:tens |hundreds )?(?:of )?(?:millions|billions) (?:of )?dollars)`
const business =
  '(?:deals?|transactions?|matters|cases|disputes|closings?|financings?|loans?|acquisitions?|mergers?|sales?|purchases?|projects?|offerings?|portfolios?|leases|claims|estates|controversies)'
const worth = '(?:worth|valued at|totall?ing|amounting to|exceeding|with (?:a|an) (?:[a-z]+ )?value of|of)'

/** Numbers by which forms, sections and exchanges are called. */
const called = '(?!(?:83|338|351|355|363|382|401|501|506|529|1031|1040|1065|1099|1120)\\b)'
const count = String.raw`(?:${called}\d{2,3}|\d{1,3}(?:,\d{3})+|${called}(?!(?:19|20)\d\d\b)\d{4,})\+?`
const inWords =
  '(?:(?:a |one |two |three |several )?(?:hundred|thousand|dozen)|dozens|hundreds|thousands|scores)'

const patterns: readonly RegExp[] = [
  anyCase`\b${business}(?: [\w-]+){0,3}? ${worth} (?:a total of )?(?<core>(?:${about} )?${sum})`,
  anyCase`(?<=\b${lawyersVerb} (?:(?!section|rule|chapter|form|title|part|article|class|phase|tier)[\w'-]+ ){0,2}?)(?<![\w,.$-])(?<core>(?:${about} )?(?:${count}|${inWords}))(?![\w,.-])(?: of)?(?: (?!of|in|for|to|the|on|at|and|or)[\w'&-]+){0,3}? (?!days|pages|hours|minutes|weeks|months|years|words|states|exhibits|paragraphs|business|questions|lines|sections|documents|papers|files|records|e-?mails)(?:[a-z][\w-]+s|people)\b`,
]

export const achievements: WordFamily<NewYorkRule> = {
  rule: 'unrecorded-claim',
  patterns,
  onlyWhen: saidOfFirm,
  // What may be done, and what is told without a lawyer's verb.
  unless: [
    { sentence: /\b(?:if|whether|may|might|could|must|should|can|unless|would)\b/i },
    { sentence: new RegExp(String.raw`^(?!.*\b${lawyersVerb}\b)`, 'i') },
  ],
  advice: unrecordedAdvice,
}
