import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { comparisonAdvice, feeComparisonAdvice, praiseAdvice, recordAdvice, resultAdvice } from './advice.ts'

/** The very best, nobody better, the lowest fees: told wherever they stand, but of what is no lawyer's. */

const nobody = '(?:nobody|no one|no-one)'
const more = '(?:bigger|larger|higher|richer|better|fatter|more|faster|greater|stronger)'
const result =
  '(?:settlements?|verdicts?|awards?|checks?|recover(?:y|ies)|results?|refunds?|payouts?|judgments?|outcomes?|acquittals?|dismissals?)'
const sums = '(?:fees?|rates?|prices?|charges|bills?|retainers?)'

const isOfOthers =
  /\b(?:best (?:way|time|person|evidence|efforts?|interests?|practices?|place to|route|means|guess)|(?:our|its|his|her|their) (?:very )?best to|courts?'?s?|clerks?|county's|city's|state's|agency|schedules?|statutes?|contracts?|bids?|lease|if|whether|may|might|must|should|law school|candidates?|applicants?|clients want)\b/i

const shared = { rule: 'unproved-praise', unless: [{ sentence: isOfOthers }] } as const

export const superlatives: readonly WordFamily<NewYorkRule>[] = [
  {
    ...shared,
    patterns: [
      anyCase`\bthe very (?:best|finest|top)\b(?=[.,!]|$| (?:[\w-]+ ){0,3}?(?:lawyers?|attorneys?|counsel|litigators?|advocates?|representation|firms?|team|service|defen[sc]e|advice)\b)`,
    ],
    advice: praiseAdvice,
  },
  {
    ...shared,
    patterns: [
      anyCase`\b(?:(?:there is|there's) )?${nobody} (?:finer|better|sharper|tougher|smarter|fiercer|greater) (?:in|at|for|with|on|before) (?!(?:time|order)\b)`,
    ],
    advice: comparisonAdvice,
  },
  {
    ...shared,
    patterns: [
      anyCase`\b(?:our|my|West [A-Z]\w+'s) (?:[\w-]+ ){0,2}?${sums} (?:is|are|remain) (?:simply |by far |among |still )?(?:the )?(?:lowest|fairest|cheapest|best|most (?:affordable|reasonable))\b`,
    ],
    advice: feeComparisonAdvice,
  },
  {
    ...shared,
    rule: 'unrecorded-claim',
    patterns: [
      anyCase`\b${nobody}(?: (?:in|on|at|around) (?:[\w'-]+ ){1,3}?| )(?:wins|gets|obtains|secures|brings|recovers|wrings|collects|lands|delivers|achieves) (?:${more} )(?:[\w-]+ ){0,2}?(?:${result}|for)\b`,
      /\b(?:pays?|paid|hands?|offers?|gives?) our clients (?:top dollar|more|better|full value|the most|whatever)\b/gi,
    ],
    advice: resultAdvice,
  },
  {
    ...shared,
    rule: 'unrecorded-claim',
    patterns: [
      anyCase`\b(?:no|not one|not a single|none of our) (?:(?:of )?(?:our|West [A-Z]\w+) )(?:[\w-]+ ){0,3}?(?:has|have|was|were) (?:ever |yet )?(?:been )?(?:dismissed|denied|rejected|lost|overturned|convicted|deported|evicted|reversed|turned down|refused)\b`,
      /\b[\w-]+ out of (?:every )?[\w-]+ of our (?:[\w-]+ ){0,2}?clients\b|\b[\w-]+ (?:in|of) (?:every )?(?:ten|twenty|\d+|a hundred) of our (?:[\w-]+ ){0,2}?clients\b/gi,
    ],
    advice: recordAdvice,
  },
]
