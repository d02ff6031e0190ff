import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { unrecordedAdvice } from './advice.ts'

/** What came of matters, and what others have awarded: both are stated as facts and need a record. */

const outcome =
  '(?:verdicts?|judgments?|settlements?|dismissals?|acquittals?|awards?|injunctions?|victory|victories|appeals?|trials?|cases?|recovery|recoveries|million|billion|damages|rulings?|decisions?|reversals?|relief)'

const always: readonly RegExp[] = [
  /\bour (?:[\w-]+ )?track record\b|\bour results speak\b|\b(?:recent|notable|our) (?:wins|victories) include\b/gi,
  /\bhistor(?:y|ies) of (?:success|winning|victories|wins)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team|firm)|the firm|who) (?:consistently |always )?(?:gets?|delivers?|achieves?|obtains?|produces?) (?:[\w-]+ )?results\b/gi,
  /\brecord-(?:breaking|setting) (?:verdicts?|settlements?|recover(?:y|ies))\b/gi,
  /\b(?:excellent|high|impressive|outstanding|enviable|remarkable|proven) (?:success|win|winning) rates?\b/gi,
  /(?<!award-)\bwinning (?:lawyers?|attorneys?|trial lawyers?|litigators?|law firm|teams?)\b/gi,
  /\b(?:nearly all|almost all|most|the majority|all) (?:of )?our (?:clients|cases|appeals|trials) (?:win|won|succeed|prevail|end in|recover)\b/gi,
  // Headings above lists of results.
  /^(?:(?:(?:recent|notable|our|past|trial|selected) )+(?:victories|wins|verdicts|results)|case results|results that matter|verdicts (?:and|&) settlements|settlements (?:and|&) verdicts)[.:]?$/gi,
  /\b(?:proven|winning|strong|excellent|outstanding|impressive|enviable|long|successful) (?:track )?records?(?: of (?:success|winning|results|wins))?\b/gi,
  /\btrack records? of (?:success|winning|wins|results|victories)\b/gi,
  /\brecords? of success\b(?! fees?)/gi,
  /\bproven results\b/gi,
  /\b(?:has|have|had) never lost (?:a |an |any )?(?:single )?(?:cases?|trials?|appeals?|jury trials?|hearings?|motions?|arbitrations?|audits?|matters?)\b/gi,
  /\b(?:undefeated|unbeaten)\b(?! (?:claims?|team|boxer))(?<!\bseason (?:undefeated|unbeaten))/gi,
]

const ours: readonly RegExp[] = [
  anyCase`\b(?:won|recovered|secured|obtained|achieved|prevailed in|prevailed at|prevailed on)\b(?:[^.;]|\.\d){0,60}?\b${outcome}\b`,
  /\bsuccessfully (?:defended|represented|litigated|prosecuted|tried|argued|resolved|negotiated|obtained|challenged|closed|completed|concluded|handled|settled|recovered|appealed|secured)\b/gi,
  /\bprevailed (?:in|at|on|before|against)\b/gi,
  /\b(?:settled|resolved) (?:the|a|this|his|her) (?:case|matter|claim|action|dispute|lawsuit) for [$€£\d]/gi,
  /\bdefeated (?:[\w$'-]+ ){0,5}?(?:motions?|claims?|actions?|appeals?|petitions?|applications?|lawsuits?)\b/gi,
  /\b(?:dismissed|vacated|reversed|rejected|threw out) (?:[\w'-]+ ){0,5}?(?:against|for) our clients?\b/gi,
  /\b(?:awarded|acquitted|cleared|vindicated|ruled for|found for) our clients?\b/gi,
  /\bour clients? (?:was|were) (?:acquitted|awarded|vindicated|cleared|found not guilty)\b/gi,
  /\bsaved (?:our |a |an |the |its |their )?(?:[\w-]+ )?(?:clients?|famil(?:y|ies)|compan(?:y|ies)|business(?:es)?|borrowers?|tenants?|owners?)\b/gi,
  /\b(?:saved|recovered|won|obtained|secured) (?:[\w'-]+ ){0,5}?(?:six|seven|eight|nine|ten)[- ]figures?\b/gi,
  /\bpersuaded (?:[\w'-]+ ){0,4}?(?:court|judge|jury|division|panel|tribunal|circuit|arbitrators?|appeals) to\b/gi,
  /\brecovered (?:the |a )?(?:full|entire|every|over|more|nearly|millions|billions)\b/gi,
  /\bwinners? of (?:[\w'-]+ ){0,5}?(?:verdict|settlement|recovery)\b/gi,
  /\bforced (?:[\w'-]+ ){1,4}?to (?:pay|settle|withdraw)\b/gi,
  /\bmulti-?million(?:-dollar)? (?:verdicts?|settlements?|recover(?:y|ies)|judgments?)\b/gi,
  /\b(?:favorable|successful|excellent|outstanding|exceptional|extraordinary|superb) (?:results|outcomes|verdicts|settlements|cases)\b/gi,
]

const rankings: readonly RegExp[] = [
  /\bChambers (?:USA|Global|Europe|and Partners|& Partners|[\w-]*(?:tier|rank|rat(?:ed|ing)|recogni)[\w-]*)(?: [\w-]*(?:tier|rank|rat(?:ed|ing)|recogni)[\w-]*)?/g,
  /\b(?:ranked|rated|recogni[sz]ed|listed|named|rankings?|ratings?) (?:[\w-]+ ){0,4}?(?:by|in|from) (?:the )?(?:Chambers|Martindale|Avvo|Forbes|Vault|Benchmark|Lawdragon|U\.S\. News|The American Lawyer|Best Lawyers|Super Lawyers)\b/g,
  /\bLegal 500(?: [A-Z]\w+)?(?: Tier \d)?/g,
  /\b(?:New York |New York Metro )?Super Lawyers?\b/g,
  /\bBest Lawyers(?: in America)?\b/g,
  /\b(?:U\.S\. News )?Best Law Firms\b/g,
  /\b(?:American Lawyer|Am ?Law) (?:A-List|\d+)/g,
  /\bAV(?:\W{1,2}(?:rated|preeminent|rating))\b/gi,
  /\bMartindale(?:-Hubbell)?\b/g,
  /\bAvvo\b/g,
  /\b[Ww]inners? of (?:the |a |an )?(?:(?:19|20)\d\d )?(?:[A-Z][\w'&-]+ ){1,5}?(?:Prize|Award|Medal|Cup|Honors?)\b/g,
  /\b[Vv]oted (?:the )?"[^"]*\b(?:Year|Best|Top|No\. 1)\b[^"]*"|\b[Vv]oted (?:the |a |one of the )?(?:best|top|number one|no\. 1|#1|favorite) (?:[\w-]+ ){0,3}?(?:firms?|lawyers?|attorneys?|boutique|practice|counsel)\b/g,
  /\b(?:Boutique|Practice|Team|Attorney|Litigator|Partner|Lawyers?|Law Firm) of the Year\b/g,
  /\brated \d(?:\.\d)?(?: stars?)? (?:on|by|out of)\b/gi,
  /\bRising Stars?\b(?= (?:list|by|in|of|20)|$)/g,
  /\b(?:multi-)?award-winning\b(?! (?:architects?|designs?|designers?|films?|authors?|chefs?|actors?|directors?|buildings?|restaurants?|novels?|products?|wines?|journalists?|photograph))/gi,
  /\b(?:top|highly|nationally|first|number one|best)[- ](?:ranked|rated)\b/gi,
  /\branked (?:first|second|among|number|no\.|#|nationally|in the top)\b(?! on the)/gi,
  /\b(?:five|5)[- ]star (?:rated|rating|reviews?|firm|lawyers?|attorneys?|service)\b/gi,
  /\bBand [1-6]\b(?= (?:firm|rank|lawyer|practice|in|by|for)|$|,)/g,
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
