import { anyCase, type WordFamily } from '../../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from '../rules/rules.ts'
import { promiseAdvice } from '../rules/advice.ts'
import { subject } from '../voice/saidOfFirm.ts'

/**
 * Promises by their grammar: who promises, that what will happen to whose matter. What a lawyer does can be promised
 * ("we promise to call you back"); how a matter ends cannot.
 */

/** How a matter may end well. */
const end =
  '(?:wins?|winning|won|results?|outcomes?|success(?:ful|fully|es)?|victor(?:y|ies|ious)|verdicts?|recover(?:y|ies|ed)?|acquit(?:tal|tals|ted)|dismiss(?:al|ed)|settle(?:ment|ments|d)|compensat(?:ion|ed)|money|cash|checks?|refunds?|refunded|approv(?:al|ed)|grant(?:ed)?|satisf(?:action|ied)|happy|pleased|delighted|justice|vindicat(?:ion|ed)|freedom|custody|visas?|green cards?|citizenship|licen[sc]es?|dollars?|pen(?:ny|nies)|cents?|savings?|save|award(?:s|ed)?|damages|reduced|dropped|thrown out|cleared|reinstated|relief|peace of mind|prevail|rulings?|favou?rable|jail|prison|record|house|home|jobs?|children|best deal|best price|everything you|what you (?:deserve|are owed|want|need)|payday|jackpot|maximum)'

/** The same as nouns that mean nothing else. */
const good =
  '(?:wins?|results?|outcomes?|success|victor(?:y|ies)|verdicts?|recovery|acquittals?|dismissals?|settlements?|compensation|refunds?|approvals?|satisfaction|justice|freedom|custody|visas?|green cards?|licen[sc]es?|savings|relief)'

const promise =
  '(?:guarantees?|guaranteed|guaranteeing|promise[sd]?|assures?|ensures?|pledges?|vows?|swears?|warrants?|commits? to|make (?:sure|certain)|makes (?:sure|certain)|see to it|sees to it|will see that)'

/** What can be promised: what the firm itself does. */
const ownDoing =
  "(?: (?:you|them|our clients|clients|every client|each client))?(?: that)? (?:(?:we|our lawyers|I|a lawyer|someone|one of us) (?:will |'ll |shall )?|to |a |an |your |the |what you |nothing |no |all |that |honest|candid|straight|prompt|personal)?(?:answer|call|e-mail|return|reply|replies|respond|tell|explain|keep|kept|write|listen|speak|be |confiden|privacy|privileged|secre|candor|honest|straight|attention|recorded|filed|received|understand|know|read|see|have|hear|get (?:an|a) (?:answer|copy|reply)|files|papers|results? of|deed|documents|nothing|copies|copy|estimate|draft|work|effort|review|meet|given|heard|in writing|prompt|date|deadline|fair)"

const achieve =
  '(?:win|get|gets|secure|obtain|recover|deliver|achieve|prevail|beat|defeat|crush|clear|erase|wipe|eliminate|stop|save|restore|turn|make|force|put|keep|bring|have|see|triumph|destroy|protect you from|vindicate|maximi[sz]e|increase|double|triple|multiply|land|collect|squeeze|reduce|cut|slash|end|fix|solve|free|rescue|reclaim|reunite)'

const thing =
  '(?:your (?!(?:questions?|calls?|messages?|e-mails?|letters?|papers|files?|documents?|lease|deed|policy|will|confidences?|instructions|draft|contract)\\b)|you (?:the|every|what|all|your|a (?:fair|good|great|big|large|full|better|bigger|favou?rable|successful)|off|out of|compensat|justice|results?|paid|cash|back|free|more|maximum|into|approved|through)|the (?:other side|insur|case|charges|verdict|settlement|maximum|best|result|bank|landlord|government|compensation|judge|jury|money|bill collectors|creditors|IRS|award|outcome|deportation|foreclosure)|them (?:pay|settle|back)|every (?:case|dollar|penny|cent|time)|everything|justice|results|at trial|maximum|all charges|any (?:ticket|charge)|a (?:win|victory|dismissal|settlement|favou?rable|fair|big|large|full|successful)|tickets|debts|charges)'

const anywhere: readonly RegExp[] = [
  anyCase`\byou(?:'ll| will| are going to|'re going to| can expect to| are sure to| are certain to)(?: (?:always|certainly|surely|definitely|soon|also|not only|finally|walk|be|feel))? (?:win|prevail|be (?:acquitted|compensated|vindicated|satisfied|victorious|free|awarded|approved|exonerated|happy|pleased|back (?:home|at work|behind the wheel|on (?:your|the)|in (?:business|your|the driver)|to (?:work|normal))|a winner|made whole)|satisfied|acquitted|compensated|pleased|happy|walk (?:away|out|free)|away (?:with|a)|out (?:with|a|of)|get (?:every|what you|the (?:money|justice|results?|settlement|compensation|outcome|best|most|maximum|verdict)|your (?:money|life|home|house|job|licen[sc]e|children|freedom|day|visa|green card|savings|dignity)|a (?:fair|big|good|great|better|large)|results|justice|paid|more money|maximum|off)|keep your (?:home|house|job|licen[sc]e|children|freedom|business|savings|record)|never (?:see|spend|lose|go|pay|serve|have to)|not (?:lose|go to (?:jail|prison)|spend|serve)|go (?:free|home)|recover (?!your health)|receive (?:the|every|full|maximum|a (?:fair|large|big)|justice|what)|collect|sleep (?:well|better|soundly)|beat|succeed|come out (?:ahead|on top)|see (?:results|justice|a (?:result|difference))|have (?:your|the) (?:money|licen[sc]e|home|house|life|freedom|last laugh|charges|record))\b`,
  anyCase`\byour (?:[\w-]+ ){0,2}?(?:visa|case|claim|charges?|debts?|application|petition|licen[sc]e|name|record|appeal|tickets?|tax bill|fines?|money|home|house|family|green card|sentence|conviction|matter|deal|future|rights|opponent|permit|divorce|benefits|settlement|award|problems?|troubles?|worries|stress|points) (?:will|is going to|are going to|is sure to|'ll) (?:be (?:approved|dismissed|dropped|granted|won|cleared|reduced|restored|erased|gone|thrown out|settled|resolved|safe|returned|wiped|paid|expunged|saved|secure|secured|waived|forgiven|over|vacated|overturned|in your|yours|recovered|on its way|protected|reversed|beaten)|go away|disappear|vanish|succeed|prevail|stay|win|come (?:back|through|home)|close (?:on|in))\b(?! (?:if|unless|once|provided|when|only|by|under)\b)`,
  /\b(?:is|are) our (?:guarantee|promise|pledge)\b|\bour (?:guarantee|promise|pledge)(?: to you)?(?::| is)[^.;]{0,30}?\b(?:results?|wins?|success|victory|satisf\w+|justice|settlements?|verdicts?)/gi,
  /\byour (?:[\w-]+ )?(?:troubles?|worries|problems?|nightmare|ordeal|stress|fears?|struggles?) (?:is|are|will be|'s) (?:over|behind you|gone|history|solved|our problem|ended)\b|\bas good as (?:granted|won|done|yours|approved|settled|dismissed|stamped|signed|dropped|gone|erased|paid)\b|\bwith us\b[^.;]{0,40}\byou(?:'ll| will)? (?:always )?(?:win|prevail|succeed|can't lose)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team|firm)) (?:always |consistently |only )?(?:deliver|get|bring|produce|achieve|win|obtain)s? (?:you )?(?:justice|victory|victories|wins|success|freedom|peace of mind)\b/gi,
  /\b(?:nothing (?:less than|short of|but)|anything (?:less than|but)|expect(?: to| a| the)?|count on|demand|deserve) (?:[\w-]+ )?(?:victory|win|winning|success|triumph|acquittal|justice)\b/gi,
  /\b(?:or your money back|or it(?:'s|s| is) free|or you (?:pay|owe)(?: us)? nothing|or (?:we|your) (?:refund|fee)|money-back guarantee|risk[- ]free (?:representation|case|lawsuit|consultation)|(?:can't|cannot|no way (?:that )?you can) lose|sure thing|slam[- ]dunk|done deal|in the bag|(?:only|just) a matter of (?:time|when)|(?:a|one|just a|only a) (?:phone )?call away from|is (?:just |only )?(?:a|one) (?:phone )?call away|not in our vocabulary|never settle for less|never (?:accept|take) (?:no|less|defeat)|won't (?:stop|rest|quit)[^.]{0,20}until|(?:don't|do not|never|will not) (?:stop|rest|quit)(?: [\w']+){0,4}? until (?:you|we|your|justice|the)|(?:rest assured|count on it|make no mistake|have no doubt|no doubt|without (?:a )?doubt|100 ?%|one hundred percent|absolutely)[^.;]{0,50}?\b(?:win|prevail|succeed|success|result|justice|satisf\w+|recover|guaranteed?(?! (?:of )?(?:payment|the))|dismissed|outcome|victory|approved))\b/gi,
  anyCase`\b(?:guaranteed|assured|foolproof|bulletproof|surefire|sure-fire) (?:(?!(?:loan|bond|note|debt|lease|payment|price|rent|to|of|that|amount)\b)[\w-]+ ){0,2}?${good}\b`,
  anyCase`\b${good} (?:(?:is|are|'s) )?(?:all but |virtually |practically |100% )?(?:guaranteed|assured|certain|inevitable|a certainty|yours|within reach)\b(?! (?:by|under|in|to whom|that)\b)`,
  /\b(?:the|your|every|all the) (?:[\w-]+ ){0,3}?(?:compensation|settlement|justice|recovery|results?|outcome|verdict|money|award|benefits|respect|damages|win|victory|check|payout|freedom|future|relief|dollar|penny|cent) (?:that )?(?:you|they|your family|he|she|we all|clients) (?:so )?(?:deserves?|needs?|wants?|(?:are|is|'re) (?:owed|entitled|due))\b/gi,
  /\bget (?:every|all|what|the (?:most|maximum|money|justice|compensation|settlement|result))(?: [\w']+){0,3}? (?:you|your|deserve|possible|owed|money|dollar|penny|cent|available)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team|firm)) (?:always|never fail to|simply|just|only|still|do|will|know how to|can) (?:win|beat|prevail|succeed|triumph|get results|deliver results)\b(?! or lose)|\b(?:take|handle|touch|file|accept|try|bring|start) (?:your case|it|a case|cases|the case|any case), (?:we|you|it) (?:wins?|gets? won|prevail|succeed)\b|\bwe (?:win|prevail|succeed|get results|beat them)(?=[.!,]|$| (?:because|for|cases|when|where|and))|\b(?:we|our (?:lawyers|attorneys|team)) (?:don't|do not|never) (?:lose|fail|take no)\b(?! (?:sight|touch|track|patience|sleep|to))/gi,
  // "Have your debts wiped out", "Evictions stopped within two days", "Most cases like yours settle for millions".
  /(?<=(?:^|\b(?:and|or|us|today|now|now,|to us,?)) )(?:have|get|see|watch) your (?:[\w-]+ ){0,2}?(?:debts?|case|charges?|records?|tickets?|fines?|eviction|foreclosure|deportation|conviction|petition|visa|application|taxes|tax bill|claim|arrest|points) (?:wiped|dismissed|erased|approved|dropped|cleared|reduced|cut|forgiven|expunged|thrown|vacated|stopped|halted|granted|cancel?led|paid|disappear|vanish)/gi,
  /^(?:evictions?|deportations?|foreclosures?|debts?|charges?|tickets?|removals?|levies|liens?|audits?|convictions?|arrests?|records?|garnishments?|visas?|green cards?|permits?) (?:stopped|halted|dismissed|dropped|erased|cleared|wiped out|expunged|cancel?led|beaten|approved|granted|ended|lifted|delivered|guaranteed)\b(?! (?:by|under|after a|in \d))/gi,
  /\b(?:cases?|claims?|matters?|injur(?:y|ies)) like (?:yours|this one)\b[^.;]{0,50}\b(?:settles?|wins?|brings?|ends?|recovers?|succeeds?|awards?|pays?|fetch(?:es)?|(?:is|are) (?:\w+ )?worth)\b[^.;]{0,30}(?:\bfor\b|\$|\bfigures?\b|\bmillions?\b|\bfavor\b)/gi,
  /\b(?:lawsuits?|litigation|case|trial|divorce|appeal)s? without (?:any )?risk\b|\b(?:favou?rable|winning|good|early|quick) (?:ruling|result|outcome|verdict|decision|settlement)s? (?:can|could) be (?:had|yours|obtained|won|expected|guaranteed)\b/gi,
  /\b(?:we|our (?:lawyers|attorneys|team|firm)) (?:can |will )?(?:stop|halt|end|erase|beat|cancel|wipe out|eliminate|crush|kill)s? (?:evictions?|deportations?|foreclosures?|tickets|charges|debts?|levies|liens|convictions|garnishments?|removals?)\b|^(?:sign|call|hire us|come|write)\b[^.;]{0,30}, (?:and )?(?:win|walk|collect|recover|be free|go free)\b/gi,
  /\byou can (?:count|rely|bank) on (?:walking|getting|keeping|leaving|winning|seeing|having|being|paying|owing) /gi,
  /\b(?:certainty|promise|guarantee|fact), not (?:just |merely |only )?(?:an? )?(?:hope|wish|slogan|guess|boast|dream|chance|gamble|maybe)\b/gi,
  /\byou can(?:not fail| be (?:sure|certain|confident|assured)| count on| rely on| bank on| expect)(?: (?:of|that|us|on|to))?[^.;]{0,40}?\b(?:outcome|result|win|winning|victory|success|settlement|verdict|recover\w*|justice|prevail|approved|dismissed|resolution)\b/gi,
]

const ofUs: readonly RegExp[] = [
  /\b(?:cannot|can't|can never|will never|could never) (?:ever )?be (?:successfully |ever )?(?:challenged|broken|contested|overturned|attacked|undone|pierced|touched|beaten|invalidated|defeated)\b/gi,
  anyCase`\b${promise}\b(?!${ownDoing})(?: (?!(?:if|whether|unless)\b)[\w'$-]+){0,9}? ${end}\b`,
  anyCase`\b(?:${subject}|West [A-Z]\w+|they|let us|lawyers|attorneys|team)(?: (?:will|shall|can|can always|are going to|always|never fail to|know how to|knows how to|know what it takes to|will always|do))(?: (?:not (?:stop|rest) until|help you|fight to|aggressively|quickly|also|even|certainly|definitely))? ${achieve} ${thing}`,
  anyCase`\b(?:we|I)(?:'ll) (?:always )?${achieve} ${thing}`,
  anyCase`^(?:let us|let our (?:lawyers|attorneys|team)|allow us to|hire us(?: to)?|call us(?: (?:and|to))?|trust us to|put us to work(?: (?:and|to))?|choose us(?: (?:and|to))?|with us(?: (?:on your side|beside you|at your side|in your corner))?,?|come to us(?: (?:and|to))?)(?: [\w',-]+){0,6}? (?:${achieve} ${thing}|you (?:will|win|can't lose|get)|your [\w-]+ (?:will|is|are) )`,
]

const denial =
  /\b(?:not|never|no|nor|neither|cannot|can't|don't|doesn't|without|nobody|no one|nothing|none|whether)(?: [\w',-]+){0,5} $/i

const isHeldBack =
  /\b(?:cannot|can't|do not|don't|does not|doesn't|never|no (?:lawyer|one|attorney|firm)|nobody|neither|nor|not|nothing) (?:[\w']+ ){0,4}?(?:guarantee|promise|assure|predict|ensure)|\b(?:guarantees?|promise[sd]?|predicts?|assures?) (?:no |nothing|neither)|\bprior results\b|\bpast (?:performance|results)\b/i

export const assurances: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'promised-result',
    patterns: anywhere,
    unless: [
      { sentence: isHeldBack },
      { before: denial },
      { before: /\b(?:whether|unless|once|when|before|no one|nobody)\b[^,]*$/i },
    ],
    advice: promiseAdvice,
  },
  {
    rule: 'promised-result',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }, { sentence: /\byou(?:r|'ll)?\b/i }],
    unless: [{ sentence: isHeldBack }, { before: denial }],
    advice: promiseAdvice,
  },
]
