import { anyCase, type WordFamily } from '../../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from '../rules/rules.ts'
import { promiseAdvice } from '../rules/advice.ts'
import { isContractOrPolicy } from '../voice/neutral.ts'
import { ofUsOrToReader } from '../voice/voice.ts'

/**
 * Promises that are told of somebody else: what an opponent or whoever decides will do, what becomes of a matter by a
 * certain day, and what the reader is to watch. None of them says "win" or "guarantee".
 */

/** Who is against the reader, or decides. */
const opponent =
  "(?:(?:(?:the|your|that|any|every|an?)|[Ee]mployers?') (?:[\\w'-]+ ){0,3}?)?(?:insurers?|adjusters?|carriers?|compan(?:y|ies)|hospitals?|nursing home|landlords?|ex(?:-\\w+)?|spouses?|husband|wife|boss(?:es)?|employers?|prosecutors?|prosecution|D\\.?A\\.?|district attorneys?|judges?|jur(?:y|ors|ies)|courts?|banks?|lenders?|servicers?|collectors?|creditors?|government|city|state|agency|agencies|officers?|IRS|other side|opponents?|adversar(?:y|ies)|defendants?|drivers?|police|board|seller|buyer|partner|neighbors?|co-op|school|contractors?|lawyers|infringers?|counterpart(?:y|ies)|USCIS)"

/** What they do when they are beaten. */
const yields =
  '(?:folds?|caves?|blinks?|begs?|pleads?|surrenders?|retreats?|runs?|crumbles?|panics?|gives? (?:up|in|way)|backs? (?:down|off)|pays? (?:up|you|for|what|every|the|all|seven|six|in full|dearly)|writes? (?:you|us|a|out|that)|settles?|sides? with|drops? (?:the|your|that|this|all|every|its|his)|sees? (?:it |things )?(?:your|our)|takes? pennies|wish(?:es)? (?:he|she|it|they) (?:had|never)|agrees? (?:with us|to (?:your|our|pay|settle|drop))|lets? you|believes? (?:you|us)|leaves? (?:you|the marriage|with nothing)|regrets?|stops? (?:for good|calling|at once)|concedes?|comes? (?:around|running|to the table)|hands? (?:you|over)|forgives?|rules? (?:for|in your)|sweats?|trembles?|never (?:bothers?|calls?|troubles?|harass\\w*|dares?|see)|offers? you|makes? you (?:an offer|whole)|apologi[sz]es?|walks? away|loves? (?:you|us)|hates? (?:it|that)|signs? (?:it|whatever|anything)|pays? dearly)'
const yielding =
  '(?:folding|caving|begging|pleading|asking|running|crawling|paying|settling|writing|apologi[sz]ing|offering|calling (?:us|you)|desperate|glad|forced|made|eager|sorry|ready to (?:settle|pay|talk))'
const isSureTo =
  "(?:will(?: soon| quickly| simply| surely| have to)?|'ll|is going to|are going to|is about to|are about to|is sure to|has to|cannot help but|can only)"

const ourStep =
  "(?:once|as soon as|the (?:moment|minute|second|day|instant)|when|whenever|every time|after|with) (?:we|us|our|one of our|[A-Z][\\w'-]+|he|she|it (?:hears|sees|learns)|they (?:hear|see|learn))"

/** What the reader's matter comes to, and what the reader becomes. */
const matter =
  "your (?:[\\w'-]+ ){0,3}?(?:debts?|loans?|record|licen[sc]e|charges?|case|claim|discharge|petition|estate|inheritance|visa|green card|citizenship|divorce|tickets?|house|home|money|refund|settlement|check|compensation|children|kids|family|custody|status|papers|approval|permit|deal|freedom|back pay|wages|benefits|arrest|conviction|eviction|foreclosure|bankruptcy|appeal|will|deposit|creditors?|bills|job|name|husband|wife|mother|father|fianc[eé]e?|worries|problems?|troubles?)"
const good =
  '(?:a (?:distant )?memory|history|gone|over|behind you|clean|cleared|certain|safe|secure|in (?:your|hand)(?: \\w+)?|back|yours|beside you|home|here|approved|granted|dismissed|sealed|erased|forgiven|wiped (?:out|away)|discharged|paid|settled|finished|final|won|returned|restored|reinstated|reduced|dropped|lifted|stamped|on its way|out of (?:jail|debt))'
const status =
  '(?:(?:an? )?(?:[\\w-]+ )?(?:citizen|permanent resident|free (?:man|woman|person)|homeowner|millionaire|winner|single (?:man|woman))|free(?: of| from|$)|debt-free|divorced|home|safe|out of (?:debt|jail|trouble)|rid of|back (?:home|at|on|in|with)|reunited|rich|seeing your|driving again|sleeping|holding|living)'
const byThen =
  '(?:by (?:next|this time|the (?:end|time|weekend|holidays)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|summer|fall|winter|Christmas|then|January|February|March|April|May|June|July|August|September|October|November|December)|before (?:the (?:year|month|week|summer|winter|spring|holidays)|summer|winter|spring|Christmas|long)|within (?:\\w+ )?(?:\\d+|\\w+) (?:hours|days|weeks|months)|in (?:\\d+|\\w+) (?:hours|days|weeks|months)|(?:this time )?next (?:year|month|week|spring|summer|fall|winter)|soon(?: enough)?|tomorrow)'

const patterns: readonly RegExp[] = [
  anyCase`(?<![\w'-])${opponent} (?:${isSureTo} (?:${yields}|be ${yielding}))\b`,
  // "Once we file, the insurer caves", "when we write, landlords blink".
  anyCase`\b${ourStep}\b[^.;]{0,60}?,? ${opponent} (?:always |usually |soon |quickly |simply |${isSureTo} )*${yields}\b`,
  anyCase`(?<![\w'-])${opponent} (?:always |usually |soon |simply )*${yields}\b[^.;]{0,40}? ${ourStep}\b`,
  anyCase`\b(?:watch|see) (?:${opponent}|${matter}|(?:your|the) [\w'-]+(?: [\w'-]+){0,3}?)(?: (?:${yields}|vanish|disappear|shrink|drop|fall|melt|evaporate|collapse|grow|double|rise|climb|go away|be dismissed|come back)\b)`,
  anyCase`\b(?:see to it|make (?:sure|certain)|ensure) (?:that )?(?:(?:${opponent}|${matter}) (?:(?:will |never |again )*(?:pays?|leaves?|bothers?|gets?|keeps?|loses?|sees?|wins?|recovers?|walks?|stays?|settles?|calls?|comes?|is|are|be) )|you (?:will )?(?:never |always )?(?:win|recover|keep your|walk|lose|pay|collect|leave with)\b)`,
  anyCase`\bmake (?:your |the |that )(?:[\w'-]+ ){1,4}?(?:pay|regret|answer for|sorry)\b`,
  anyCase`\b(?:turn|transform|convert|trade|exchange|swap) (?:your|that|a|an) [^.;]{1,40}? (?:into|to|for) (?:an? |the )?(?:[\w'-]+ ){0,3}?(?:checks?|pay-?days?|pay-?outs?|settlements?|cash|money|win|victory|approval|fortune|verdict|award|compensation|millions|dollars|second chance|clean slate|fresh start|acquittal|dismissal)\b`,
  anyCase`\b${byThen},? (?:you|you and [\w ]{1,20}) (?:${isSureTo} )(?:be|become|have become|walk|see|hold|drive|sleep|own|have) ${status}`,
  anyCase`\b(?:you(?:'ll| will| are going to) (?:be|become) ${status}(?: [\w']+){0,4}? ${byThen})\b`,
  anyCase`\b${matter} (?:${isSureTo} (?:also |all |soon |finally )*be|(?:is|are)(?: as good as| now)?) ${good}\b(?! (?:if|unless|only|provided|when|once|by the (?:court|agency|clerk)|under|at risk|or)\b)`,
  anyCase`\b${byThen},? ${matter}(?: [\w']+)? (?:${isSureTo} be) ${good}\b`,
  anyCase`\byou(?:'ll| will| are going to|'re going to) (?:see your (?:children|kids|family|son|daughter)|walk out|get (?:the |your )(?:house|kids|children|car|license)|(?:drive|sleep|work|go home|breathe) (?:again|easy|easily|tonight))\b`,
  /\b(?:expect|collect|receive|cash|pocket) (?:an? |your )(?:[\w-]+ )?(?:check|payout|payday|settlement|approval|acquittal|dismissal|win|victory)\b(?= (?:within|in|by|before|soon)|[.!]|$)/gi,
  /\byour (?:case|claim|injur(?:y|ies)|accident|broken \w+|pain) (?:is|are|may be|could be) worth (?:at least |more than |over |up to )?(?:\$|an? (?:fortune|lot|million|half)|half|hundreds|thousands|millions|six|seven|\w+ figures)/gi,
  /\b(?:your (?:case|claim|injury)|yours) could be next\b|\bwhat (?:is|could) your (?:injury|case|claim|pain|accident) (?:be )?worth\?/gi,
  /\bone (?:phone )?(?:call|letter|visit|signature|meeting)(?: (?:to|from) us)?,? and (?:your|the|that|all)\b[^.;]{0,50}?\b(?:stops?|ends?|gone|disappears?|vanish(?:es)?|over|folds?|pays?|settles?|silent)\b/gi,
  /\b(?:foolproof|sure-fire|surefire|guaranteed|certain|infallible|bulletproof) (?:ways?|methods?|plans?|systems?|strateg(?:y|ies)|formula|recipe|cure) (?:to|of|for|that)\b/gi,
  anyCase`\b(?:you(?:'ll| will| are going to) have your (?:[\w-]+ ){1,3}?${byThen}|${byThen},? (?:the |those |all )?(?:[\w'-]+ ){0,3}?(?:calls|letters|garnishments?|harassment|levies|threats|lawsuits) (?:[\w-]+ ){0,3}?will (?:stop|end|cease|be over))\b`,
  /\bno way (?:that )?(?:the|your|an?|any) (?:[\w-]+ ){1,2}?(?:gets?|takes?|wins?|can|will|keeps?)\b|\b(?:yours for the asking|come to you)(?=[.!]|$)/gi,
  /\b(?:hire|call|retain|sign with|come to|see) us (?:on|by|at|in|this|today|now)\b[^.;]{0,20}, (?:and )?(?:sleep|drive|win|go home|walk|keep|live|breathe|be|wake|own)\b/gi,
  anyCase`\b(?:settlement|acquittal|dismissal|victory|verdict|check|fresh start|clean slate|green card|new life|freedom) (?:that |is what |already |now )?awaits? you\b|\blook forward to (?:an? |your )(?:[\w-]+ )?(?:settlement|acquittal|dismissal|win|victory|check|verdict)\b|\byou (?:could|can|may) be (?:holding|cashing|spending) (?:your|an?) (?:[\w-]+ )?(?:check|settlement|award)\b`,
  anyCase`\byou(?:'ll| will) leave (?:the )?(?:court\w*|hearing|precinct|our office|marriage) (?:with|as|free|a)\b|\bor your (?:money|fee|retainer) (?:back|returned|refunded)\b|(?:: |[;,] (?:and )?)(?:we (?:will )?see to (?:that|it)|(?:you can )?(?:count|depend|bank) on it|that is a promise)[.!]`,
  /\bwe (?:always|never fail to) (?:get|keep|save|stop|clear|erase|beat|secure|obtain|bring|find)\b(?! (?:your (?:papers|documents|file)|an? (?:copy|record)|in touch|you informed|confidence))|\bwe never let (?:an?|our|any) clients?\b|\bno risk and no\b/gi,
  // Certainty, whatever it is of, and danger that nobody has.
  /\b(?:we|I|the firm|our (?:firm|office|lawyers|attorneys|team)) (?:can |will |do |absolutely |personally |fully )*guarantees? (?:that )?(?:your|the|an?|every|you|our|success|it)\b(?! (?:confidentiality|privacy|of (?:payment|title)))/gi,
  /\b(?:is|are|carr(?:y|ies)|runs?|takes?) (?:absolutely |virtually )?(?:no|zero|not the slightest|without) risk\b[^.;]{0,40}?\b(?:suing|suit|lawsuit|case|claim|appeal|ticket|trial|petition|filing|fighting|bringing|hiring|when we|with us)\b|\b(?:appeal|suit|lawsuit|case|claim|petition)s? carr(?:y|ies) no risk\b|\brisk nothing (?:by|in|when|with)\b/gi,
  /\bit is a certainty that\b|\bthere is no (?:doubt|question) (?:that|but) (?:you|your|we)\b/gi,
]

/** Said of no law: a matter spoken of as if it were over. */
const asOver: readonly RegExp[] = [
  /\b(?:that|this|the) (?:[\w-]+ )?(?:ticket|charge|debt|eviction|foreclosure|arrest|judgment|warrant|fine|lawsuit) (?:is|will be) (?:as good as )?(?:history|gone|toast|finished|dead|over)\b|\b(?:every|all(?: your)?|your) (?:[\w-]+ )?(?:debts?|charges?|tickets?|bills?|convictions?|fines?|points) (?:wiped|erased|dismissed|dropped|gone|forgiven|cleared|expunged)\b|\b(?:that|this|your) (?:[\w-]+ )?(?:ticket|charge|debt|eviction|arrest|conviction|judgment|record|mistake) will never\b|\b(?:foreclosure|eviction|deportation|conviction|garnishment|jail|losing|defeat) is (?:simply |all but |practically )?(?:impossible|unthinkable|out of the question|off the table)\b/gi,
]

/** What law and contracts say that parties and courts do, and what is only asked. */
const isSupposed =
  /\b(?:if (?!you (?:hire|call|retain))|whether|unless|may|might|must|should|shall|whoever|depends?|under the (?:policy|lease|contract|plan|act|statute|rule|agreement)|no (?:lawyer|one|attorney) can|cannot (?:promise|guarantee|predict|be)|can't (?:promise|guarantee|predict|be)|(?:do|does|did|will|can) not (?:promise|guarantee|predict|mean|say)|(?:don't|doesn't|won't|never) (?:promise|guarantee|predict)|not (?:mean|guaranteed)|prior results|try to|we ask|ask(?:s|ed)? (?:you|whether|that)|explain|tell you (?:what|how|when)|held|ruled that|appointment|seminar|webinar|newsletter|deadline|statute|escrow|at closing|the closing|mortgage commitment|calendar|reply|respond|confirm(?:s|ation)?|questionnaire|draft)\b/i

const shared = {
  rule: 'promised-result',
  unless: [{ sentence: isSupposed }, { sentence: isContractOrPolicy }],
  advice: promiseAdvice,
} as const

export const opponents: readonly WordFamily<NewYorkRule>[] = [
  { ...shared, patterns, onlyWhen: ofUsOrToReader },
  { ...shared, patterns: asOver },
]
