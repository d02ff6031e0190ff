import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { unrecordedAdvice } from './rules/advice.ts'

/** What came of matters, and what others have awarded: both are stated as facts and need a record. */

const outcome =
  '(?:verdicts?|judgments?|settlements?|dismissals?|acquittals?|awards?|injunctions?|victory|victories|appeals?|trials?|cases?|recovery|recoveries|million|billion|damages|rulings?|decisions?|reversals?|relief)'

const always: readonly RegExp[] = [
  /^multi-?million(?:-dollar)? (?:verdicts?|settlements?|recover(?:y|ies)|judgments?)\b/gi,
  /\b(?:proven|winning|strong|excellent|outstanding|impressive|enviable|long|successful) (?:track )?records?(?: of (?:success|winning|results|wins))?\b/gi,
  /\bour (?:[\w-]+ )?track record\b|\bour results speak\b|\b(?:recent|notable|our) (?:wins|victories) include\b/gi,
  /\bhistor(?:y|ies) of (?:success|winning|victories|wins)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team|firm)|the firm|who) (?:consistently |always )?(?:gets?|delivers?|achieves?|obtains?|produces?) (?:[\w-]+ )?results\b/gi,
  /\brecord-(?:breaking|setting) (?:verdicts?|settlements?|recover(?:y|ies))\b/gi,
  /(?<!award-)\bwinning (?:lawyers?|attorneys?|trial lawyers?|litigators?|law firm|teams?)\b/gi,
  // Headings above lists of results.
  /^(?:(?:(?:recent|notable|our|past|trial|selected) )+(?:victories|wins|verdicts|results)|case results|results that matter|verdicts (?:and|&) settlements|settlements (?:and|&) verdicts)[.:]?$/gi,
  /^(?:again |once more |still |recently )?(?:ranked|rated|voted|named) (?:the )?(?:#1|number one|no\. 1|first|top|best)\b/gi,
  /\b(?:undefeated|unbeaten)\b(?! (?:claims?|team|boxer|race\w*|horses?))(?<!\bseason (?:undefeated|unbeaten))/gi,
]

const ours: readonly RegExp[] = [
  anyCase`\b(?:won|recovered|secured|obtained|achieved|prevailed in|prevailed at|prevailed on)\b(?:[^.;]|\.\d){0,60}?\b${outcome}\b`,
  /\bsuccessfully (?:defended|represented|litigated|prosecuted|tried|argued|resolved|negotiated|obtained|challenged|closed|completed|concluded|handled|settled|recovered|appealed|secured)\b/gi,
  /\bprevailed (?:in|at|on|before|against)\b/gi,
  /\bsaved (?:our |a |an |the |its |their )?(?:[\w-]+ )?(?:clients?|famil(?:y|ies)|compan(?:y|ies)|business(?:es)?|borrowers?|tenants?|owners?)\b/gi,
  /\b(?:saved|recovered|won|obtained|secured) (?:[\w'-]+ ){0,5}?(?:six|seven|eight|nine|ten)[- ]figures?\b/gi,
  /\bpersuaded (?:[\w'-]+ ){0,4}?(?:court|judge|jury|division|panel|tribunal|circuit|arbitrators?|appeals) to\b/gi,
  /\brecovered (?:the |a )?(?:full|entire|every|over|more|nearly|millions|billions)\b/gi,
]

const rankings: readonly RegExp[] = [
  /\bLegal 500(?: [A-Z]\w+)?(?: Tier \d)?/g,
  /\b(?:New York |New York Metro )?Super Lawyers?\b/g,
  /\b(?:U\.S\. News )?Best Law Firms\b/g,
  /\b(?:American Lawyer|Am ?Law) (?:A-List|\d+)/g,
  /\bAV(?:\W{1,2}(?:rated|preeminent|rating))\b/gi,
  /\bAvvo\b/g,
  /\b(?:Boutique|Practice|Team|Attorney|Litigator|Partner|Lawyers?|Law Firm) of the Year\b/g,
]

/** Achievements are listed without a subject: "Won summary judgment for a lender." */
const withoutSubject =
  /^(?:has |have )?(?:won|recovered|secured|obtained|achieved|prevailed|successfully|defeated|saved|persuaded|winners?)\b/i

/** What was obtained, not what a client may obtain. */
const isDone = /^(?!.*\b(?:if|whether|may|might|could|must|should|can|unless|once)\b)/i

export const results: readonly WordFamily<NewYorkRule>[] = [
  { rule: 'unrecorded-claim', patterns: [...always, ...rankings], advice: unrecordedAdvice },
  {
    rule: 'unrecorded-claim',
    patterns: ours,
    onlyWhen: [
      { sentence: withoutSubject },
      { isOfFirm: true, sentence: isDone },
      { isLabel: true, sentence: isDone },
    ],
    advice: unrecordedAdvice,
  },
]
