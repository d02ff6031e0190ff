import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { promiseAdvice } from './advice.ts'

/** Words that promise how a matter ends. To deny such a promise is not to make it. */

const outcome =
  '(?:wins?|winning|results?|outcomes?|success|victory|verdict|recovery|acquittal|dismissal|settlement|compensation|money|approval|satisfaction|justice)'

const patterns: readonly RegExp[] = [
  anyCase`\b(?:we|I|our (?:firm|lawyers|attorneys|team)|the firm) (?:can |will |do |always |personally )*(?:guarantee|promise|assure)s?(?: (?:you|our clients|its clients|clients|them))?(?: (?:a|an|the|your|of))?(?: [\w-]+){0,2}? ${outcome}\b`,
  /\bensures? (?:that you (?:win|will win|get what)|(?:your |a |the )?(?:success|victory|win\b|favorable|successful|winning|best possible))/gi,
  /\b(?:who|that|which|lawyers|attorneys|firm|team) (?:can |will )?guarantees? (?:that )?(?:you (?:will )?(?:win|recover|prevail|succeed|get|are compensated)|your (?:win|success|victory|recovery|satisfaction|settlement|acquittal|result|outcome)|an? (?:win|victory|success)|success|results|victory)\b/gi,
  /\bguaranteed (?:(?!loan|bond|note|debt|lease)[\w-]+ )?(?:results?|outcomes?|success|wins?|recovery|settlements?|victory|satisfaction|approval|acquittal|dismissal)\b/gi,
  /\b(?:results?|success|satisfaction|victory|outcomes?|wins?|settlement|justice|acquittal) (?:is |are )?(?:all but )?guaranteed\b(?! (?:by|under|in)\b)/gi,
  /\byour (?!rights?\b|deposits?\b|loans?\b|lease\b|obligations?\b|pension\b|benefits\b)(?:[\w-]+ ){1,3}?(?:is|are) (?:all but )?guaranteed\b(?! (?:by|under|in)\b)/gi,
  /\b(?:success|victory|a win|(?:good|favorable|successful) (?:result|outcome)) is (?:assured|certain|a certainty)\b/gi,
  /\bguarantee(?:s|d)? (?:of |you )?(?:a |the |your )?(?:win|victory|success|favorable|positive|successful|acquittal|dismissal)\b/gi,
  /\b(?:we|I|our lawyers|our attorneys|our team) (?:will|always|never fail to|know how to|can) (?:win(?! or lose)|get your (?:charges?|case|ticket|conviction|record|debts?|claim) (?:[\w-]+ )?(?:dismissed|dropped|paid|expunged|approved|thrown out)|beat your|get you (?:off|results|what|the (?:money|compensation|best|result)|every|compensation|money|justice)|prevail)\b/gi,
  /\byou(?:'ll| will) (?:win|prevail|recover|be (?:acquitted|compensated|vindicated)|get (?:every|what you|the (?:money|justice|results?|settlement|compensation|outcome|best|most|maximum|verdict|dismissal)|your (?:money|life|home|house|job|licen[sc]e|children|freedom|savings)))\b/gi,
  /\byou(?:'ll| will) receive (?:the )?(?:(?:maximum|full|fair) (?:compensation|recovery|settlement|amount)|compensation\b|justice)/gi,
  /\b(?:you|we)(?: are|'re) going to (?:win|prevail)\b/gi,
  /\bmake sure (?:that )?you (?:win|recover|prevail|get (?:what|the (?:money|compensation|best|result)|every|all)|are compensated)\b/gi,
  /\b(?:compensation|settlement|justice|recovery|results?|money|outcome|verdict) (?:that )?you (?:deserve|are owed)\b/gi,
  /\b(?:win for you|what it takes to win|as good as won|get you every|best chance (?:of|to) (?:win|success|recover)\w*|guaranteed (?:lowest|best))\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team)) (?:will |can )?(?:increase|maximi[sz]e|improve) your (?:chances?|recovery|compensation|settlement)\b/gi,
  /\b(?:hire us and win|we win(?=[.!]))/gi,
  /\b(?:wins?|won) (?:every|each) (?:case|trial|time|appeal)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys)|who) never loses?\b(?! (?:sight|touch|track|patience))/gi,
  /\bwe (?:do not|don't) lose\b(?! (?:sight|touch|track|patience|sleep|time))/gi,
  /\b(?:losing|failure|defeat) is not an option\b/gi,
  /\b(?:certain|sure|bound) to (?:win|prevail|succeed|be awarded)\b/gi,
  /\b(?:you have )?nothing to lose\b/gi,
  /\b(?:you )?(?:can't|cannot) lose\b/gi,
  /\b100\s?(?:%|percent) (?:success|win|guarantee)/gi,
  /\b(?:we|I|our (?:lawyers|attorneys|team))(?:'ll| will| can| always) get (?:you )?your (?:(?!answers?\b|letters?\b|papers\b|files?\b|questions?\b)[\w-]+ )?(?:money|savings|deposit|house|home|job|children|life|penalt(?:y|ies)|tax(?:es)?|fines?|assessments?|refunds?)(?: (?:back|abated|waived|reduced|removed|lifted|canceled|cancelled|forgiven))?\b/gi,
  /\byou(?:'ll| will) (?:never |not )pay (?:us )?(?:a|one|another) (?:single )?(?:cent|penny|dime|dollar)\b|\byou (?:won't|don't|never) pay (?:us )?(?:a|one|another) (?:single )?(?:cent|penny|dime|dollar)\b/gi,
  /\b(?:you can )?(?:count|rely|depend|bank) on (?:us for )?(?:a|an) (?:favorable|good|successful|positive|winning) (?:outcome|result|verdict|settlement|ruling)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team)) (?:have )?w[io]n (?:all|every(?: single)? one) of (?:our|their) (?:cases|trials|hearings|appeals|motions)\b/gi,
]

/** Promises that are made with a "not". */
const lossless =
  "(?:(?:you )?(?:can't|cannot) lose|you will (?:not|never) pay|we do not lose|(?:losing|failure|defeat) is not an option)"

const denial =
  /\b(?:not|never|no|nor|neither|cannot|can't|don't|doesn't|without|nobody|no one|nothing) (?:[\w'-]+ ){0,3}$/i

export const promises: WordFamily<NewYorkRule> = {
  rule: 'promised-result',
  patterns,
  ownWords: 'promises',
  unless: [
    { before: /\bwhether\b[^,]*$/i },
    { before: denial },
    { core: new RegExp(String.raw`^(?!${lossless}).*\b(?:not|cannot|never guarantee|no) `, 'i') },
  ],
  advice: promiseAdvice,
}
