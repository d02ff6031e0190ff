import { anyCase, type WordFamily } from '../../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from '../rules/rules.ts'
import { promiseAdvice } from '../rules/advice.ts'
import { isContractOrPolicy } from '../voice/neutral.ts'
import { ofUs, ofUsOrToReader } from '../voice/voice.ts'

/**
 * Promises in fragments and in set phrases: "Guaranteed.", "you have our word", "citizenship is certain"; and what
 * others will do, or the firm will have done, once it steps in.
 */

const we = "(?:we|I|our (?:[\\w'-]+ ){0,2}?(?:firm|office|lawyers?|attorneys?|partners?|team)|West [A-Z]\\w+)"
const will = "(?:'ll| will| shall| can|'re going to| are going to)"
const end =
  '(?:citizenship|custody|victory|success|approval|acquittal|asylum|recovery|compensation|freedom|relief|residency|reinstatement|tenure|bail|parole|a (?:win|victory|green card|visa|dismissal|settlement|refund|discharge|permit|variance|pardon|patent|divorce|trademark)|(?:your|the) (?:win|green card|visa|dismissal|settlement|refund|discharge|acquittal|approval|license|permit|variance|benefits|pension|award|pardon|patent|trademark))'
const others =
  '(?:bank|banks|landlord|insurer|insurance company|boss|employer|spouse|ex|husband|wife|creditors?|collectors?|prosecutors?|other side|IRS|lender|agency|judge|jury|opponents?|buyer|seller|board|regulators?|adjuster|school|hospital|city|agent|officer|partner|partners|competitors?|neighbors?|siblings?)'
/** What others do in the course of a matter, whatever comes of it. */
const inCourse =
  '(?:set|ask|hear|need|send|receive|decide|rule|review|answer|respond|reply|schedule|have|get|issue|meet|assign|read|see|examine|look|act|consider|require|want|contact|call|return|sign|file|serve|notify|give|take|likely|probably|usually|often|sometimes|then|still|not|be (?:asked|served|told|heard|notified|sent|given|set|scheduled|able|required|reviewed|called|assigned|contacted|billed|represented))'
const isOver =
  '(?:closed|dropped|dismissed|lifted|vacated|cancel?led|approved|granted|thrown out|withdrawn|reversed|sealed|erased|expunged|released|overturned|forgiven|wiped out|reinstated|returned to you|back in|back on)'

const anywhere: readonly RegExp[] = [
  /\bthat(?:'s| is) (?:a|our|my) (?:guarantee|promise)[.!]?$/gi,
  /(?:^|[,.!?:;–—] )(?:all |always |100% |fully |absolutely )?guaranteed(?=[.!]| in writing\b)/gi,
  /^guaranteed (?!(?:loans?|bonds?|notes?|debts?(?! (?:relief|reduction|forgiveness|settlement))|leases?|payments?|obligations?|claims?|by|to|under|investments?|issues?|annuit\w+|incomes?|minimums?|renewab\w+|hours?|maximum prices?|purchase|rents?|wages?|salar(?:y|ies)|bonus(?:es)?|commissions?|benefits?|returns?|pay|prices?|delivery|parties|amounts?|student|mortgages?|portions?|access|rights?)\b)[\w-]+/gi,
]

const inOurVoice: readonly RegExp[] = [
  /\b(?:shows?|proves?|tells? you|predicts?|reveals?|demonstrates?|(?:is|are) (?:the |a )?(?:proof|preview|sign) of) (?:exactly |just )?(?:how|what|where) your (?:own )?(?:[\w-]+ )?[\w-]+ (?:will|is going to) (?:end|turn out|come out|go|finish|bring|win|be decided|be worth)\b/gi,
  /\b(?:with us|hiring us|choosing us|(?:a|one) call to us) (?:always |simply )?(?:erases?|wipes? out|eliminates?|ends|cancels?|stops|wins|clears|removes|saves|restores|cures) (?:all|every|any|each|your|the)\b/gi,
  /\bconsider (?:your|the|that) (?:[\w-]+ )?[\w-]+ (?:allowed|approved|granted|won|settled|dismissed|registered|paid|gone|erased|forgiven|signed|sold|canceled)\b(?! (?:only|when|if|unless|until|once)\b)/gi,
  anyCase`\byou will (?:soon )?have your (?:[\w-]+ )?(?:green card|visa|passport|custody|discharge|divorce|patent|freedom|citizenship)(?=[.!,]|$| (?:by|in|before|within|back|soon)\b)`,
  anyCase`\bexpect (?:your|the|any) (?:[\w-]+ )?${others} to (?:pay|settle|fold|cave|surrender|retreat|back down|give (?:in|up)|apologize|withdraw)\b`,
  anyCase`\b(?:once|when|the (?:moment|minute|day)|as soon as) (?:we|our (?:[\w-]+ ){1,3}?|West [A-Z]\w+ |(?:Mr|Ms|Mrs)\. [A-Z]\w+ )[^.;,]{3,30}, (?:your|the|any|every) (?:[\w-]+ )?${others} (?:always )?(?:folds?|settles?|caves?|pays?|retreats?|blinks?|backs?|gives? (?:in|up)|drops?|surrenders?)\b`,
  anyCase`\b(?:citizenship|custody|${end}) (?:is|are) (?:all but |virtually |practically |as good as |almost )?(?:certain|assured|guaranteed|automatic|a sure thing|a formality|a given|a certainty)\b(?! (?:by|under|to|if|only|unless|when|in)\b)`,
  anyCase`\b(?:you have|we give you|I give you|you can take|take) (?:our|my) (?:solemn )?word\b(?!(?: that|:|,| on that,?)? (?:we|I|a lawyer|someone|nobody|no one|your (?:calls?|questions?|files?|papers|information|confidences?))\b)`,
  anyCase`\b(?:your|the|any|every) (?:[\w-]+ )?${others} (?:will|is going to|are going to) (?!${inCourse}\b)(?:[\w'-]+ ){1,7}?(?:once|when|after|as soon as|the (?:moment|minute|day|instant)) (?:we|our (?:[\w-]+ ){0,3}?[\w-]+|West [A-Z]\w+) (?:steps?|gets?|arrives?|calls?|walks?|writes?|picks?|shows?|enters?|appears?|are|is|takes?|signs?|comes?|sits?|sends?|files?)\b`,
]

const ofOurs: readonly RegExp[] = [
  /\bour (?:promise|guarantee)\b[^.;:]{0,30}: (?!(?:we|a (?:reply|call|lawyer|partner)|an answer|honest|plain|straight|candid)\b)/gi,
  /\bno clients? of ours (?:goes|go|loses?|pays?|is|are|will|has|have)\b/gi,
  anyCase`\b${we}(?: can| will)? (?:assure|guarantee|promise)s? (?:every|each|all|any|our|all our) (?:[\w'-]+ ){0,3}?[\w'-]+ (?:of )?(?:${end}|full|fair|maximum|complete|lasting|quick|lifetime|generous|permanent|total|sole|an? (?:full|fair|win|good|favou?rable|happy|successful|green card|visa))\b`,
  anyCase`\b(?:takes?|taking|removes?|removing|eliminates?|eliminating|strips?) (?:all (?:of )?|every |any )?(?:the )?(?:risk|doubt|gamble|uncertainty|danger) (?:out of|from|of) (?:an? |the |your |any )?(?:[\w-]+ )?(?:lawsuits?|suits?|litigation|trials?|cases?|claims?|divorces?|appeals?|court|suing|audits?|immigration|bankruptcy|closings?|deals?)\b`,
  anyCase`\b${we}${will} (?:have|get) (?:the|your|any|that|every|those) (?!(?:files?|accounts?|matter)\b)(?:[\w'-]+ ){1,4}?${isOver}\b`,
  anyCase`\b${we}${will} (?:always )?(?:(?:win|earn|land|wrest|wring) you (?!a copy)|(?:get|bring|find|secure|obtain) you (?:(?:full|sole|primary|joint|permanent|lifetime|maximum) )?(?:custody|support|alimony|asylum|citizenship|bail|benefits|compensation|damages|residency|status|a (?:visa|green card|divorce|discharge|pardon|patent|variance)))`,
]

/** Promised with a "not". */
const lossless: readonly RegExp[] = [
  /\b(?:outcome|result|verdict|ending|victory|success|end|decision|ruling|winner)s?\b[^.;]{0,40}? (?:is|are|will be|was|were) (?:never|not|no longer|hardly) (?:(?:ever|really) )?in (?:any )?(?:doubt|question)\b[^.;]*\b(?:we|us|our|West [A-Z]\w+)\b/gi,
  /\b(?:losing|defeat|failure) (?:simply )?(?:does not|doesn't|never) (?:happens?|exists?|occurs?) (?:here|to us|with us|in our|at)\b/gi,
]

/** Promised under the one condition that we are hired; troubles answered with their end; nothing less expected. */
const ifHired: readonly RegExp[] = [
  /\byou (?:should|can|may|will|ought to) (?:expect|count on|look forward to) (?:no less|nothing less|the same|as much|just as much|even more)(?=[.,!]|$)/gi,
  anyCase`\b(?:your|the) (?:[\w'-]+ ){0,3}?[\w-]+ (?:will|is going to|are going to) (?:come down|go (?:down|away|up|your way)|drop|fall|shrink|rise|grow|improve|disappear|vanish|end|stop|win|succeed|prevail|be ${isOver}) (?:[\w'-]+ ){0,3}?(?:if|when|once|as soon as) you (?:hire|retain|choose|call|come to|sign with|engage|pick|trust) (?:us|our|West [A-Z]\w+)\b`,
  /\b(?:we|our (?:lawyers|attorneys|team)) (?:can |will |always |simply |just )*makes? (?:it|them|that|those|these|your (?:[\w-]+ )?[\w-]+) (?:all )?(?:disappear|go away|vanish|history|melt away|a thing of the past)\b/gi,
  /[\w-]+\? (?:we|our (?:lawyers|attorneys|team)) (?:can |will |always |simply |just )*(?:erase|end|stop|fix|solve|beat|cancel|clear|win|wipe|crush|kill|cure|halt|undo|lift) (?:it|them|that|those|these)\b/gi,
]

/** A disclaimer that lost its "not". */
const changedDisclaimer =
  /\b(?:prior|past|previous|earlier) (?:results|outcomes|successes|victories) (?:(?:may|can|do|will|would|could|should|often|always|usually|generally|also|almost|certainly|sometimes|surely) )*(?:guarantees?|promises?|assures?|ensures?|predicts?) (?!(?:nothing|no|neither|little)\b)/gi

const isHeldBack =
  /\b(?:if(?! you (?:were|have been|are) )|whether|unless|depends?|no (?:lawyer|one|firm|attorney)|nobody|cannot|can't|not|never|nothing|candidates?|applicants?|prior results)\b/i

const shared = {
  rule: 'promised-result',
  unless: [{ sentence: isHeldBack }, { sentence: isContractOrPolicy }],
  advice: promiseAdvice,
} as const

export const guarantees: readonly WordFamily<NewYorkRule>[] = [
  { ...shared, patterns: anywhere },
  { ...shared, patterns: lossless, unless: [{ sentence: isContractOrPolicy }] },
  { ...shared, patterns: inOurVoice, onlyWhen: ofUsOrToReader },
  { ...shared, patterns: ofOurs, onlyWhen: ofUs },
  { ...shared, patterns: ifHired, unless: [{ sentence: isContractOrPolicy }] },
  {
    ...shared,
    patterns: [changedDisclaimer],
    unless: [
      {
        before:
          /^(?:do|does|can|could|will|should)\b|\b(?:not|never|no|nor|nobody|none|neither|whether|if|cannot|can't|don't|doesn't)\b/i,
      },
      { sentence: /\b(?:false|untrue|misleading|mistake|wrong)\b/i },
    ],
  },
]
