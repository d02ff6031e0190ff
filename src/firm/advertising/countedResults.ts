import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { recordAdvice, resultAdvice } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { isLine } from './voice/saidOfFirm.ts'
import { ofUs } from './voice/voice.ts'

/** Records and results that are counted out: so many tried and so many won, every one of a kind, sums side by side. */

const won =
  '(?:granted|won|wins?|victor(?:y|ies)|acquittals?|acquitted|dismissals?|dismissed|approved|approvals?|successful|successes|settled|paid(?: in full)?|reversals?|reversed|releases?|released|affirmed|upheld|allowed|recover(?:ed|y|ies)|verdicts|reduced|expunged|lifted|stopped|discharged|sustained|thrown out|confirmed|honou?red|compensated)'
const lost =
  '(?:losses|loss|defeats?|denials?|denied|convictions?|convicted|deportations?|deported|refusals?|evictions?|removals?|reversals?|objections?|adverse)'
const matter =
  '(?:cases?|claims?|trials?|petitions?|appeals?|motions?|hearings?|applications?|visas?|wills?|contests?|suits?|lawsuits?|charges?|tickets?|bonds?|arbitrations?|filings?|matters?|estates?|divorces?|audits?|grievances?|indictments?|protests?|proceedings?|defen[sc]es?|removals?|evictions?|foreclosures?|clients?|plans?|bankruptcies|discharges?|requests?|verdicts?|settlements?|injunctions?|mediations?|waivers?|adoptions?|interviews?)'
const number =
  '(?:\\d[\\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty(?:-[a-z]+)?|(?:a|one|two|three|several) (?:hundred|thousand|dozen)|dozens|hundreds|thousands)'
const did =
  '(?:filed|brought|tried|handled|argued|took|fought|made|defended|challenged|prepared|submitted|contested|signed|accepted|started|pursued|opposed|drafted|lodged|mounted|appealed|litigated|have \\w+ed|has \\w+ed)'
const many =
  '(?:every(?: (?:single|last))?(?: one of the)?|each(?: of the| and every)?|all(?: of)?(?: the| our)?|none of the|not one of the|nearly every|almost every|most of the)'

const anywhere: readonly RegExp[] = [
  // "Contested wills: 27. Victories: 27."
  anyCase`\b${matter}(?: [\w-]+)?: \d[\d,]*[.,;] ?(?:[\w-]+ ){0,2}?(?:${won}|${lost}): (?:\d[\d,]*|all|none|zero|every one)`,
  anyCase`\b${number} (?:[\w'-]+ ){0,3}?${matter},? (?:and |with |but )?(?:not (?:a single|one)|zero|no|without (?:a single|one|a)|never an?|all|every one) (?:[\w-]+ )?(?:${lost}|${won})\b`,
  anyCase`\b${number} (?:[\w'-]+ ){0,3}?${matter}, (?:and )?${number} (?:[\w-]+ )?${won}\b`,
  anyCase`\bof (?:the |our |some |more than |over )?${number} (?:[\w'-]+ ){1,10}?[\w'-]+, (?:all|all but|every one|${number})\b[^.;]{0,60}\b(?:kept|won|walked|stayed|got|went|received|were|are|avoided|saved|recovered)\b`,
  anyCase`\b(?:(?:more than|over|nearly|almost) )?${number}(?: thousand| hundred)? (?:[\w-]+ )?(?:discharges|acquittals|dismissals|victories|wins|verdicts|green cards|visas|approvals|homes saved|families|happy \w+)(?: and (?:counting|more)|[.!]|$)`,
  anyCase`\b(?:zero|no|not one of our) (?:of our )?clients? (?:is |are |was |were |sits? )?(?:in (?:jail|prison|detention)|deported|evicted|convicted|behind bars)\b|\b(?:faced|facing|looking at|threatened with) [^.;]{3,50}? (?:and|but|yet) (?:served|got|paid|spent|did|lost|received) (?:none|nothing|no (?:time|day)|not (?:a|one)|probation|not even)\b`,
  anyCase`\b(?:stopped|halted|saved|blocked|averted|dropped|dismissed|lifted|canceled|erased|released|approved|granted) (?:with (?:an?|only|just|\w+) (?:\w+ )?(?:hours?|minutes?|days?) (?:to spare|left|to go)|because of us|thanks to us|because we)\b`,
  /(?:\$[\d,.]+|\b(?:hundred|thousand|million|billion)s?(?: dollars)?)\b[^.;]{0,40}\b(?:debt|debts|bills|taxes|fines|arrears|loans)\b[^.;]{0,20}\b(?:gone|erased|wiped out|forgiven|eliminated|discharged|vanished)\b/gi,
  anyCase`^(?:over |more than |nearly |almost )?${number} (?:[\w-]+ ){0,3}?${matter} (?:(?:successfully|already) )?${won}[.!]?$`,
  anyCase`, (?:and|but|with|yet) not (?:a single|one) (?:[\w-]+ ){1,4}?(?:lost|denied|refused|convicted|deported|overturned|dismissed|missed|rejected)\b|\b(?:approvals|wins|acquittals|victories|dismissals|verdicts) (?:far )?(?:outnumber|exceed)\b|\bevery one of (?:our|last|this|the) [^.;]{3,60} (?:is|are) (?:now )?(?:an? )?(?:citizen|free|home|resident|acquitted|working|safe|debt-free|whole)`,
  anyCase`^(?:acquitted|cleared|exonerated|vindicated|found not guilty|released|freed|reinstated|naturalized) (?:of|on|after|from)\b[^.;]{3,60}[:,]`,
  anyCase`\bmore (?:acquittals|dismissals|verdicts|victories|wins|approvals|settlements|trials won) than\b`,
  anyCase`\b(?:quarter|half|three quarters|third) (?:of )?an? (?:million|billion)(?: dollars)?[^.;]{0,30}?\b(?:won|recovered|obtained|secured|collected|awarded|paid|verdicts?|settlements?|recover(?:y|ies)|returned|for (?:injured|the injured|victims|workers|our))\b`,
  /(?:^|[.!?] )(?:over |more than |nearly |almost |another )?[$€£]\s?\d[\d,.]*(?: (?:thousand|million|billion))? (?:for|to|after) (?:an?|the|two|three|four|his|her) [^.;$]{3,60}[.;,] (?:[$€£]\s?\d[\d,.]*(?: (?:thousand|million|billion))? (?:for|to|after)\b|what (?:is|could)|yours|your|how much|and [$€£])/gi,
  /^(?:over |more than |nearly |almost )?[$€£]\s?\d[\d,.]*(?: (?:thousand|million|billion))? (?:for|after) (?:an? |the )?(?:[\w-]+ ){0,3}?(?:arm|leg|hand|foot|eye|back|hip|knee|finger|toe|spine|skull|shoulder|neck|wrist|ankle|fall|crash|burns?|death|stillbirth|amputation|injur(?:y|ies)|misdiagnosis|stroke|collision|bite|accident|surgery|birth|fracture|roofer|ironworker|toddler|baby|boy|girl|electrician|plumber|painter|deliveryman|driver|passenger|nurse|widow|widower|grandmother)\b/gi,
  anyCase`\b(?:thousands|hundreds|dozens|scores) of (?:[\w-]+ ){0,3}?(?:kept (?:in|out|from|together)|saved|freed|reunited|released|spared|protected|compensated|cleared|acquitted|rescued|dismissed|stopped|won|naturalized|approved)\b`,
  anyCase`^(?:[\w'-]+ ){1,4}?(?:charges?|counts?|indictment|conviction|case|eviction|deportation|foreclosure|warrant|summons|complaint|lawsuit|sentence|order of removal) (?:dismissed|dropped|vacated|overturned|reversed|thrown out|tossed|halted|stopped|cancel?led|expunged|lifted|reduced)[.!]?$`,
]

const ofFirm: readonly RegExp[] = [
  anyCase`\b${many} (?:[\w'-]+ ){0,4}?${matter} (?:that )?(?:we|I|she|he|our (?:[\w-]+ )?(?:lawyers|attorneys|team|office|firm)|the firm|[A-Z][\w'-]+(?: [A-Z][\w'-]+)?) (?:have |has |had )?${did}\b[^.;]{0,50}?\b(?:was|were|has been|have been|ended|resulted|came|succeeded|settled|won|led|brought|paid)\b`,
  anyCase`\b(?:beat|beaten|won|defeated|prevailed|acquitted) [^.;]{0,50}?\b(?:in |at |for )?${number} (?:straight|consecutive|successive|of (?:his|her|our) last)\b|\b${number} (?:straight|consecutive|successive) (?:${matter}|acquittals|wins|victories|verdicts|dismissals|approvals)\b`,
  anyCase`\bour (?:[\w-]+ )?(?:wills|trusts|contracts|leases|agreements|prenups|deeds|petitions|applications|motions|appeals|patents|filings|briefs|plans|clients) (?:are|were|is|get|have been) (?:never|always|rarely|hardly ever|seldom|almost never|nearly always|invariably) (?:[\w-]+ )?(?:contested|challenged|denied|rejected|granted|approved|overturned|broken|convicted|deported|refused|returned|questioned|jailed|evicted|accepted)`,
  anyCase`\b(?:jury|judge|court|panel|arbitrator|insurer|city|state|hospital) (?:gave|awarded|handed|paid|granted|threw out|tossed|believed) (?:our client|our clients|a client of ours|one of our clients)\b`,
  anyCase`\b(?:not one|none|no one|not a single one) of (?:our|her|his) (?:[\w-]+ )?[\w-]+s (?:has|have|was|were|is|are) (?:ever |yet )*(?:been )?[\w-]+(?:ed|en|own|ost|ound|ied)\b`,
  anyCase`\bour (?:success|record|wins?|results|victories) (?:in|with|at|on|against) [^.;]{2,50} (?:is|are) (?:well[- ]known|no secret|legend|famous|documented|unmistakable|there for all)\b|\bwe (?:have )?reunited (?:the|an?|\w+)\b`,
  anyCase`\b(?:we|she|he|our (?:team|lawyers|attorneys)) (?:won|got|secured|gained|kept) (?:an?|the|two|three) (?:[\w-]+ ){0,4}?(?:mother|father|family|worker|tenant|widow|nurse|teacher|couple|veteran|student|driver|man|woman|grandmother|roofer|cook|refugee|immigrant)s?(?: of \w+)? (?:the right|out of|back|custody|asylum|home|free|her|his|their|[$€£])`,
  anyCase`\b(?:minutes|hours|days|an hour|a day) to (?:clear|acquit|free|find for|believe|compensate) our clients?\b|\b(?:received|collected|got|recovered|awarded) [$€£][^.;]{2,30} (?:through|thanks to|because of|with) (?:our|us)\b`,
  anyCase`\b(?:threw out|tossed|dismissed|suppressed|vacated|overturned|dropped|reversed|sealed|reduced|lifted|forgave|waived) (?:[\w'-]+ ){0,3}?our clients?'s? `,
  anyCase`\b(?:we|she|he|our (?:team|lawyers|attorneys|office)) (?:recently |just |have |has |once )*(?:cleared|erased|wiped out|eliminated|discharged|recovered|stopped|saved|freed|reunited|cut) (?:[$€£]\s?\d|${number} |the (?:deportation|eviction|foreclosure|removal|garnishment)|an? (?:deportation|eviction|foreclosure|removal))`,
]

const isSupposed =
  /\b(?:if|whether|unless|may|might|could|should|must|cannot|can't|would|shall|moot|prior results|we (?:reviewed|studied|read)|file we keep|counsel to|represented|advised|acted for)\b/i

export const countedResults: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unrecorded-claim',
    patterns: anywhere,
    onlyWhen: [...ofUs, { sentence: isLine }, { sentence: /[$€£]|: \d/ }],
    unless: [{ sentence: isSupposed }, { sentence: isContractOrPolicy }],
    advice: resultAdvice,
  },
  {
    rule: 'unrecorded-claim',
    patterns: ofFirm,
    onlyWhen: ofUs,
    unless: [{ sentence: isSupposed }, { sentence: isContractOrPolicy }],
    advice: recordAdvice,
  },
]
