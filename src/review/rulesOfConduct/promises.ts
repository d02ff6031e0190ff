import { literal, matches, type Finder } from './finding.ts'

/** Words that promise how a matter ends. To deny such a promise is not to make it. */

const outcome =
  '(?:wins?|winning|results?|outcomes?|success|victory|verdict|recovery|acquittal|dismissal|settlement|compensation|money|approval|satisfaction|justice)'

const patterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:we|I|our (?:firm|lawyers|attorneys|team)|the firm) (?:can |will |do |always |personally )*(?:guarantee|promise|assure)s?(?: (?:you|our clients|its clients|clients|them))?(?: (?:a|an|the|your|of))?(?: [\w-]+){0,2}? ${outcome}\b`,
    'gi',
  ),
  /\bensures? (?:that you (?:win|will win|get what)|(?:your |a |the )?(?:success|victory|win\b|favorable|successful|winning|best possible))/gi,
  /\bguaranteed (?:results?|outcomes?|success|wins?|recovery|settlements?|victory|satisfaction)\b/gi,
  /\b(?:results?|success|satisfaction|victory|outcomes?|wins?) (?:is |are )?guaranteed\b/gi,
  /\bguarantee(?:s|d)? (?:of |you )?(?:a |the |your )?(?:win|victory|success|favorable|positive|successful|acquittal|dismissal)\b/gi,
  /\b(?:we|I|our lawyers|our attorneys|our team) (?:will|always|never fail to|know how to|can) (?:win(?! or lose)|get you (?:off|what|the (?:money|compensation|best|result)|every|compensation|money|justice)|prevail)\b/gi,
  /\byou(?:'ll| will) (?:win|prevail|recover|be (?:acquitted|compensated|vindicated)|get (?:every|the|what|your))\b/gi,
  /\b(?:wins?|won) (?:every|each) (?:case|trial|time|appeal)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys)|who) never loses?\b(?! (?:sight|touch|track|patience))/gi,
  /\b(?:certain|sure|bound) to (?:win|prevail|succeed|be awarded)\b/gi,
  /\b(?:you have )?nothing to lose\b/gi,
  /\b(?:you )?(?:can't|cannot) lose\b/gi,
  /\b100\s?(?:%|percent) (?:success|win|guarantee)/gi,
]

const denial =
  /\b(?:not|never|no|nor|neither|cannot|can't|don't|doesn't|without|nobody|no one|nothing) (?:[\w'-]+ ){0,3}$/i

export const findPromises: Finder = (text, { promises }) =>
  matches('promised-result', text, [
    ...patterns,
    ...promises.map((phrase) => new RegExp(String.raw`\b${literal(phrase)}\b`, 'gi')),
  ]).filter(
    ({ index, words }) =>
      !denial.test(text.slice(0, index)) &&
      !/\b(?:not|cannot|never guarantee|no) /i.test(words.replace(/^(?:you )?(?:can't|cannot) lose/i, '')),
  )
