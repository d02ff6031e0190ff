import { anyCase, type WordFamily } from '../../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from '../rules/rules.ts'
import { promiseAdvice } from '../rules/advice.ts'
import { isContractOrPolicy } from '../voice/neutral.ts'

/**
 * What "will" happen, said to the reader. Good ends have no end, but what lawyers and clients do in the course of a
 * matter is a short list: whatever else "you will" or "your case will" is taken for a promise.
 */

const often = '(?:(?:never|not|always|also|even|soon|surely|certainly|definitely|finally|ever|again) )*'
const will = `(?:'ll|(?<=[a-z]) (?:will|shall|is going to|are going to)|'re going to) ${often}`
const vow = '(?:promises?|guarantees?|pledges?|vows?|swears?|assures? you)'
const ourPeople =
  "(?:we|I|our (?:[\\w'-]+ ){0,2}?(?:firm|lawyers?|attorneys?|partners?|team|program|plan|trusts?|package)|West [A-Z]\\w+)"

/** What clients do and are told in the course of a matter, whatever comes of it; what applicants and visitors do. */
const clientDoes =
  '(?:notify|file|swear|stand|sit|cross|walk (?:past|through|to|up)|travel|assume|add|pick|rotate|gather|waive|deduct|bear|risk|check|select|complete|upload|click|exit|earn|gain|inherit|develop|build|observe|pass|drive (?:past|over|north|south|east|west)|follow|register|log|submit|supply|furnish|indemnify|cooperate|produce|describe|list|name|show|state|record|print|scan|type|open|close|hold|place|set|move|rely|retain|supervise|research|lead|coordinate|mentor|practi[sc]e|publish|respond|reply|forfeit|grow|face|hear|need|meet|speak|talk|work|report|learn|sign|answer|find|try|draft|read|write|bring|send|fill|choose|decide|want|know|ask|join|help|attend|take|visit|call|pay|owe|reach|share|enter|arrive|spend (?:your|a|the|most|about)|start|begin|wait|provide|still|then|only|usually|probably|likely|often|sometimes|generally|first|each|both|testify|appear|discuss|review|approve|agree|give|tell|deal|turn|pass|notice|hand|get (?:an?|the|our) (?:answer|copy|letter|reply|draft|list|call|written|e-?mail|receipt|notice|estimate|date|chance|keys?|bill|invoice|number|form|link)|get (?:feedback|training|copies|written|credit|in touch|off at)|see (?:an?|the|our|how|what|who|where|every|each|that|it|which)|have (?:an?|to|the (?:right|same|last word|chance|option)|time|until|questions|(?:one|two|three|ten|[a-z]+ty|\\d+)|access|your own|received|been|both)|keep (?:a|the|copies|in)|make (?:a|the|your)|receive|come|leave|go (?:through|to|over|from|by)|use|not|lose|face|like|require|do|remain|continue|become|understand|qualify|handle|manage|serve|train|argue|second-chair|prepare|interview|conduct|assist|support|be)'

/** What is done to a client and a matter in its course. */
const isDone =
  '(?:asked|told|billed|charged|contacted|represented|notified|informed|sent|able|invited|assigned|given|kept|handled|reviewed|called|met|shown|joined|taken|working|meeting|speaking|required|responsible|expected|subject|stored|used|shared|answered|forwarded|heard|decided|read|returned|recorded|filed|deleted|held|scheduled|ready|listed|posted|published|treated|processed|limited|based|part|the|an?|in|on|at|one|advised|consulted|copied|prepared|discussed|paid|due|redirected|linked|asking|sitting|learning|seated|staffed|led|supervised|considered|served|opened|drafted|signed|confidential|private|covered|liable|owed|taxed|different|needed|glad|available|made|sold|disclosed|transferred|retained|removed|credited|refunded|reimbursed|interviewed|examined|deposed|questioned|lent|bound|entitled|offered|provided|governed|tried|argued|barred|denied|suspended|revoked|forfeited|lost|delayed|rejected|appraised|fingerprinted|photographed|arraigned|withheld|waived|set|assessed|audited|inspected|transferred|moved|sealed|dissolved|divided|deducted|added|counted|referred|routed|adjourned|placed|put|reported|sworn|searched|screened|evaluated|weighed|looked|followed|required|earning|traveling|writing|drafting|trying|learning|on|under|with|by|within|before|after|from|for|no|not|more|less|most|later|as|to|of)'

const things =
  '(?:case|claims?|charges?|debts?|applications?|petitions?|appeals?|visas?|licen[sc]es?|permits?|tickets?|fines?|tax(?:es| bills?)|homes?|houses?|apartments?|jobs?|family|children|business|company|deportation|removal|eviction|foreclosure|arrest|conviction|sentence|record|name|trademarks?|marks?|patents?|deals?|closings?|mergers?|investors|landlord|boss|employer|ex|spouse|opponents?|insurer|creditors?|savings|money|check|refund|pension|benefits|award|settlement|future|neighbors?|competitors?|rivals?|shareholders|board|buyers?|sellers?)'

const matterTakesItsCourse =
  '(?:be|need|depend|go (?:to|before|on|through)|take|require|cost|come (?:up|before)|have|move|pass|vary|turn|appear|sit|hear|ask|want|say|see|decide|know|receive|review|remain|close|follow|look|likely|probably|usually|often|still|then|first|answer|send|order|withhold|inherit|file|count|show|expire|run|oppose|grow|rise|lie|lapse|end|start|begin|continue|name|contain|state|include|arrive|call|meet|pay (?:the|a|taxes|interest)|sign|rest|fall|issue|change|differ|proceed|list|carry|owe|bear|deduct|report|use|give|get|make|do|find)'

/** What brings about the end, and when: the firm, soon, once and for all. */
const withUs = new RegExp(
  String.raw`\b(?:we|us|our|ours|never|again|soon|at last|finally|for good|without|tonight|tomorrow|with [A-Z]\w+|thanks to|by (?:Monday|Friday|Christmas|spring|summer|next \w+|the (?:weekend|holidays))|before (?:the|your) (?:weekend|holidays|coffee|year)|for Christmas|in (?:days|weeks|no time|a (?:week|month|year)))\b`,
)

const toReader: readonly RegExp[] = [
  anyCase`\byou${will}(?!${clientDoes}\b)[a-z]+`,
  anyCase`\byou${will}be (?!${isDone}\b)[a-z]+`,
  anyCase`\byour (?:[\w'-]+ ){0,2}?${things}${will}(?!${matterTakesItsCourse}\b)[a-z]+`,
]

const always: readonly RegExp[] = [
  anyCase`\byour (?:[\w'-]+ ){0,2}?${things}${will}be (?!${isDone}\b)[a-z]+`,
  anyCase`\b${ourPeople} ${vow} (?:you )?(?:that|to|your|every|the) (?!(?:treat|return|answer|call|tell|keep|explain|be|listen|review|reply|respond|read|write|give|meet|work|do|we|our|a lawyer|confiden\w+|privacy|same|attention|secrecy|questions?|calls?|messages?|drive|send|visit)\b)[a-z]+`,
  /\b(?:we|I|our (?:lawyers|attorneys|team|firm))(?: will|'ll|(?:'re| are) going to) (?:get|win|bring|hand|find|fetch|land) you (?:an? )?(?:(?:\w+|\d)[- ]figures?\b|[$€£]\d|(?:back|home|out|through|off)\b)/gi,
  /\b(?:and|so|perhaps|maybe|;|,) (?:you|yours|your \w+) (?:could|can|may|might|will) (?:well )?be (?:the )?next\b|\bimagine what (?:we|our \w+) (?:could|can|will|would) do for you/gi,
  /\byour (?:[\w-]+ ){0,2}?(?:case|claim|injury|accident|settlement) (?:could|may|might|will|should) (?:well )?be worth\b/gi,
  /\b(?:mak(?:e|es|ing)|keeps?|leaves?) it impossible for (?:any|your|the|a) (?:[\w-]+ )?(?:creditors?|court|ex|spouse|landlord|government|IRS|plaintiff|insurer|bank|relative|heir)s?\b/gi,
]

const isHeldBack =
  /\b(?:if(?! you (?:were|have been|are) )|whether|unless|depends?|no (?:lawyer|one|firm|attorney)|nobody|cannot|can't|not a (?:guarantee|promise)|does not mean|do not (?:promise|guarantee)|candidates?|applicants?|position|associates?|interns?|clinic|seminar|talk|workshop|prior results)\b/i

const isHeldBackOrLaw = new RegExp(
  String.raw`${isHeldBack.source}|\b(?:within|by the (?:court|judge|clerk|agency|board)|a judge|until|pursuant|under the|statute)\b`,
  'i',
)

const shared = {
  rule: 'promised-result',
  unless: [{ sentence: isHeldBack }, { sentence: isContractOrPolicy }],
  advice: promiseAdvice,
} as const

export const predictions: readonly WordFamily<NewYorkRule>[] = [
  { ...shared, patterns: toReader, onlyWhen: [{ sentence: withUs }] },
  { ...shared, patterns: always, unless: [{ sentence: isHeldBackOrLaw }, { sentence: isContractOrPolicy }] },
]
