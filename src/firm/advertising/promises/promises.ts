import type { WordFamily } from '../../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from '../rules/rules.ts'
import { promiseAdvice } from '../rules/advice.ts'

/** Words that promise how a matter ends. To deny such a promise is not to make it. */

const patterns: readonly RegExp[] = [
  /\bconsider (?:it|yours?(?: \w+)?|the (?:case|matter|claim|ticket)) (?:as good as )?(?:won|done|settled|dismissed|granted|approved|gone)\b/gi,
  /\b(?:we|I) (?:will|shall|can) (?:recover|win|get|collect|beat) it\b|\b(?:we|I|our (?:lawyers|attorneys|team)) (?:will|shall|can|could) (?:(?:get|win|recover|collect|secure) (?:it|them|that|this|those) (?:all |back )?(?:for you|back)|do (?:exactly )?(?:the same|as much|that|this|it) (?:for you|again|for yours?))\b|; we deliver it\b|\b(?:nobody|no one) who (?:hires|retains|calls|comes to) us\b|\bmak(?:e|es|ing) (?:that|the|your|any) (?:[\w-]+ )?[\w-]+ (?:disappear|go away|vanish)\b|\bthe only question is how much\b|\bour clients win\b|\bwe (?:will|can) give you an? (?:[\w-]+ )?(?:reduction|refund|win|victory)\b|\byou(?:'ll| will) be debt-free\b|\bthe (?:day|minute|moment) you (?:hire|call|retain|choose) us\b|, guaranteed(?=[.!]|$)|\byou(?:'ll| will) have (?:full |sole )?custody\b|\b(?:isn't|is not|is no|no) (?:an? )?(?:[\w-]+ ){1,3}(?:that |which )?(?:we|our (?:lawyers|attorneys|team)) (?:can't|cannot) (?:break|beat|win|fix|crack|settle|get|solve|undo)\b|\bexpect an? (?:favou?rable|good|winning|successful|big|large|early|quick) (?:ruling|result|outcome|verdict|settlement|decision)\b|\bas good as (?:saved|won|yours|settled|granted|dismissed)\b/gi,
  /\b(?:who|that|which|lawyers|attorneys|firm|team) (?:can |will )?guarantees? (?:that )?(?:you (?:will )?(?:win|recover|prevail|succeed|get|are compensated)|your (?:win|success|victory|recovery|satisfaction|settlement|acquittal|result|outcome)|an? (?:win|victory|success)|success|results|victory)\b/gi,
  /\b(?:we|I|our lawyers|our attorneys|our team) (?:will|always|never fail to|know how to|can) (?:win(?! or lose)|get your (?:charges?|case|ticket|conviction|record|debts?|claim) (?:[\w-]+ )?(?:dismissed|dropped|paid|expunged|approved|thrown out)|beat your|get you (?:off|results|what|the (?:money|compensation|best|result)|every|compensation|money|justice)|prevail)\b/gi,
  /\b(?:win for you|what it takes to win|as good as won|get you every|best chance (?:of|to) (?:win|success|recover)\w*|guaranteed (?:lowest|best))\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team)) (?:will |can )?(?:increase|maximi[sz]e|improve) your (?:chances?|recovery|compensation|settlement)\b/gi,
  /\b(?:hire us and win|we win(?=[.!]))/gi,
  /\b(?:wins?|won) (?:every|each) (?:case|trial|time|appeal)\b/gi,
  /\b(?:losing|failure|defeat) is not an option\b/gi,
  /\b(?:you have )?nothing to lose\b/gi,
  /\byou(?:'ll| will) (?:never |not )pay (?:us )?(?:a|one|another) (?:single )?(?:cent|penny|dime|dollar)\b|\byou (?:won't|don't|never) pay (?:us )?(?:a|one|another) (?:single )?(?:cent|penny|dime|dollar)\b/gi,
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
