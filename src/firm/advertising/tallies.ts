import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { recordAdvice, resultAdvice } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { ofUs } from './voice/voice.ts'

/**
 * What was won, without a verb that says by whom: tallies, averages, winning as a tradition, and the story of one
 * client's sum.
 */

const many = String.raw`(?:\d[\d,]*\+?|thousands|hundreds|dozens|scores|countless|(?:a|one|two|three|several) (?:hundred|thousand|dozen))`
const won =
  '(?:stopped|halted|saved|won|beaten|dismissed|dropped|defeated|freed|reunited|released|recovered|granted|approved|prevented|avoided|averted|acquitted|expunged|erased|cancel?led|overturned|reversed|lifted|vacated|discharged|compensated|naturalized)'
const lost =
  '(?:refused|denied|lost|rejected|overturned|reversed|convicted|deported|evicted|returned|contested|challenged|failed|penalt(?:y|ies)|defeats?|loss(?:es)?|denials?|refusals?|deportations?|convictions?)'
const sum = String.raw`(?:over |more than |nearly |almost |about |some )?(?:[$€£]\s?\d|(?:six|seven|eight|nine)[- ]figures?\b|(?:tens |hundreds )?(?:of )?millions\b)`

const anywhere: readonly RegExp[] = [
  anyCase`^(?:${many}|[a-z]+ hundred|[a-z]+ thousand|[a-z]+(?:ty|teen)(?:-[a-z]+)?|ten|eleven|twelve) (?:[\w'-]+ ){0,2}?(?:clients|trials|cases|appeals|petitions|families|hearings|audits|closings|visas|verdicts|years)[.!,;:] (?:and )?(?:not one|none|zero|no|not a single) (?:unhappy|dissatisfied|unpaid|complaints?|regrets?|loss(?:es)?|defeats?|denials?|convicted|deported|lost|[\w-]+ (?:lost|denied|unpaid))`,
  /^(?:zero|no|not one|not a single) (?:convictions?|losses|loss|defeats?|denials?|deportations?|evictions?|acquittals? lost|foreclosures?|complaints?)(?= (?:since|in (?:\d|ten|five|twenty|over|more)|to date|so far)|[.!]?$)|\b(?:win|victory|verdict|acquittal|approval) after (?:win|victory|verdict|acquittal|approval)\b/gi,
  /^(?:over |more than |nearly |almost |another )?[$€£]\s?\d[\d,.]*(?: (?:thousand|million|billion))? (?:(?:returned|restored|delivered|won|recovered|awarded) (?:to|for)|for an? injured)\b/gi,
  /^(?:a|the|that) winning (?:tradition|ways|habit|culture|spirit|formula|touch|mindset|team)\b/gi,
  anyCase`^(?:over |more than |nearly |almost |some )?${many} (?:of )?(?:[\w'-]+ ){0,3}?[\w'-]+s (?:successfully )?${won}(?=[.!;,]|$)`,
  anyCase`^[^.;]{0,60}\b(?:${many}|[a-z]+(?:ty|teen)(?:-[a-z]+)?|ten|eleven|twelve) (?:of )?[^.;,:]{3,50}[;,:–—] (?:and )?(?:not (?:one|a single one)|none|zero|no one|never one) (?:ever |was |were )?${lost}\b`,
  anyCase`^(?:the |our |another |still the )?(?:biggest|largest|highest|richest|fattest|fastest|greatest) (?:[\w'-]+ ){0,4}?(?:settlement|verdict|award|recovery|payout|refund|judgment|severance|acquittal|dismissal|discharge)s? (?:ever|in (?:the )?(?:[\w'-]+ ){0,3}?history|on record)\b(?![^.]*\b(?:was|were|reported|went)\b)`,
]

const ofOurs: readonly RegExp[] = [
  /\b(?:we|she|he|our (?:lawyers|attorneys|team)) (?:have |has |once )?(?:freed|exonerated|cleared|beat|defeated|outfought|outlasted|rescued) (?:an?|the|two|three|several|many|every) (?:(?:innocent|wrongly \w+|young|elderly) )?(?:man|woman|men|women|mother|father|boy|girl|teenager|couple|city|state|railroad|government|bank|banks|insurer|hospital|union|landlord|giants?|IRS|port|airline|utility|county)\b/gi,
  /\b(?:because of|thanks to) (?:us|our (?:lawyers|attorneys|team|firm|work|letters?|briefs?|motions?|appeals?|efforts)|this firm)[, ][^.;]{2,60}\b(?:still )?(?:owns?|lives?|works?|keeps?|has|have|is|are|walks?|drives?)\b/gi,
  /\b(?:our|a|this) winning (?:tradition|ways?|habit|culture|spirit|formula|reputation|edge|touch|mindset)\b|\bwinning (?:is|comes|has been|runs) (?:what we|in (?:our|the)|our|an? (?:habit|tradition|family)|how we|all we|second nature|to us|the only|natural)/gi,
  /\b(?:our|the firm's|my) average (?:[\w'-]+ ){0,4}?(?:settlements?|verdicts?|recover(?:y|ies)|awards?|payouts?|refunds?|severance|savings|jury award)\b|\b(?:our|the firm's|my) average (?:[\w'-]+ ){0,4}?(?:client|worker|tenant|family|plaintiff|owner|employee) (?:takes? home|receives|collects|walks|recovers|gets|wins|saves|leaves|nets|keeps)\b/gi,
  anyCase`\b(?:routinely|regularly|consistently|often|frequently|always|repeatedly|usually) (?:secures?|obtains?|wins?|recovers?|negotiates?|brings?|lands?|collects?|delivers?|gets?|extracts?) (?:[\w'-]+ ){0,6}?(?:in the )?${sum}`,
  anyCase`\b(?:knocked|cut|shaved|trimmed|slashed|carved|lopped|wiped|sliced|chopped|struck|stripped) ${sum}[^.;]{0,25}? (?:off|out of|from)\b`,
  anyCase`\b(?:walk(?:s|ed)?|went|goes|left|leaves) (?:away |home |off |out )?with (?:a check for |an award of )?${sum}`,
  anyCase`\bwho (?:came|turned|ran|limped|walked in) to (?:us|our \w+) [^.;]{2,50}\b(?:walked (?:away|out)|left with|won|recovered|collected|kept|now (?:owns|lives|has|works|holds)|is (?:now )?(?:free|home|debt-free|a citizen))\b`,
]

/** "Four in five of the audits we defend close with no tax", and sums "thanks to us", whatever is said besides. */
const counted: readonly RegExp[] = [
  anyCase`\b(?:[a-z]+|\d+) (?:in|out of) (?:every )?(?:[a-z]+|\d+) (?:of )?(?:the |our )?(?:[\w'-]+ ){1,4}?(?:that )?(?:we|our (?:[\w-]+ )?(?:lawyers|attorneys|team)|West [A-Z]\w+) (?:have )?(?:defend|handle|file|try|tried|take|bring|brought|argue|draft|prosecute|appeal|negotiate|contest)(?:s|d|ed)?\b`,
  anyCase`\b(?:most|nearly all|almost all|the (?:\w+ )?majority|all but (?:a few|one|two)) of the (?:[\w'-]+ ){1,4}?(?:that )?(?:we|our (?:lawyers|attorneys|team)) (?:have )?(?:defend|handle|file|try|tried|take|bring|brought|argue|contest)(?:s|d|ed)? (?:close|end|finish|conclude)(?:d)? with (?:no|nothing|zero)\b`,
  anyCase`\b(?:walk(?:s|ed)?|went|left|leaves|got|gets|won|received|collected|recovered|kept|saved|took) [^.;,]{0,30}?${sum}[^.;,]{0,40}? thanks to (?:us|our|West [A-Z]\w+)\b`,
  anyCase`\bthanks to (?:us|our (?:[\w-]+ )?(?:lawyers?|attorneys?|team|firm|work|advocacy)|West [A-Z]\w+),? [^.;,]{3,50}? (?:walk(?:s|ed)?|went|left|leaves|got|gets|won|received|collected|recovered|kept|saved|took) [^.;,]{0,30}?${sum}`,
]

const isSupposed =
  /\b(?:if|whether|unless|may|might|could|should|must|cannot|can't|would|shall|prior results|softball|season|school)\b/i

const shared = {
  rule: 'unrecorded-claim',
  unless: [{ sentence: isSupposed }, { sentence: isContractOrPolicy }],
} as const

export const tallies: readonly WordFamily<NewYorkRule>[] = [
  { ...shared, patterns: anywhere, advice: recordAdvice },
  { ...shared, patterns: ofOurs, onlyWhen: ofUs, advice: resultAdvice },
  { ...shared, patterns: counted, unless: [{ sentence: isContractOrPolicy }], advice: recordAdvice },
]
