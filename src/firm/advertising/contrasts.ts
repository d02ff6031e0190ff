import { anyCase, field, type Circumstance, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { comparisonAdvice } from './rules/advice.ts'
import { isContractOrPolicy } from './voice/neutral.ts'
import { isLine } from './voice/saidOfFirm.ts'
import { ofUsOrToReader } from './voice/voice.ts'

/** Comparisons in two halves: what others are like, and that the firm is otherwise; nobody better; one name alone. */

/** Others who do a lawyer's work, by their kind. */
const others = field(`
  legal aid(?: \\w+)?, public defenders?, court-appointed (?:\\w+ )?(?:lawyers?|attorneys?|counsel), assigned counsel, settlement mills?, notarios?, (?:storefront|discount|billboard|TV|television|late-night|cut-rate|strip-mall|volume|high-volume|so-called|big-name|big-city|downtown|part-time|jack-of-all-trades|general-practice|old-fashioned|other|rival|most|many|some|too many|those|the average|your last|your old|the big) (?:[\\w'-]+ ){0,2}?(?:lawyers?|attorneys?|firms?|offices?|practices?|guys|mills?|counsel|practitioners?)
  (?:law firms?|lawyers?|attorneys?|firms?|guys|offices?) (?:on|in|from) (?:the )?(?:bus|buses|TV|television|radio|billboards?|subway|late-night|your phone|\\w+ (?:ads?|posters?|commercials?)|ads?|posters?|commercials?), online (?:forms?|services?|kits?), do-it-yourself (?:kits?|forms?), (?:document|form|legal) (?:mills?|factor(?:y|ies)|websites?)
  where others, others (?:give|gave|quit|settle|see|stop|fail|failed|run|shy|hesitate|talk|promise|fold|plead|rush|dabble|delegate|charge|bill|turn), our (?:\\w+ )?(?:competitors?|rivals), lesser (?:lawyers?|attorneys?|firms?), the competition
`)
const ourWay = field(`
  we are neither, ours (?:are|is|do|does|go|goes|know|knows|will|never|fight|fights|try|tries|have|has|wins?), we do, we will, we don't, we do not, we won't, we never, we are not, we're not, we hold, we go, we try, we fight, we stay, we take, we appeal, we push, we win, we see, we listen, we answer, we start, we finish, we dig, we prepare, we know, we keep, we stand, we charge, but we, whereas we, while we, here,? (?:you|an?|your|the|every) , here a partner, here you, you deserve, deserve more, deserve better, what we (?:do|did|can|give|offer), not us, not here, hire us instead, (?:we|our \\w+) (?:actually|really|always), and a hundred times, safer
`)

/** What holds of both, and what is said to somebody who has a lawyer. */
const isFair: readonly Circumstance[] = [
  {
    sentence:
      /\b(?:may|might|must|should|shall|rules?|conflicts?|ethics|refer|referral|names? of (?:other|another)|alongside|together|work with|volunteer\w*|pro bono|if (?:you|another)|whether|unless|former|before joining|careers?|joined|co-counsel|applicants?|candidates?|opposing|notice|served|same (?:rules|form|way)|entitled to|qualify|free)\b/i,
  },
  { sentence: isContractOrPolicy },
]

const lawyer =
  '(?:law firms?|firms?|lawyers?|attorneys?|offices?|counsel|litigators?|teams?|practices?|trial lawyers?|defenders?|advocates?|cross-examiners?|negotiators?|groups?)'
const nobody = `(?:nobody|no one|no-one|no (?:other )?(?:[\\w-]+ ){0,2}?${lawyer})`
const better = '(?:better|harder|smarter|tougher|faster|sharper|more carefully|more thoroughly|longer)'

/** Of nothing else than lawyers is it said, or hardly. */
const alone: readonly RegExp[] = [
  anyCase`\b(?!today|child|children|people|women|men)[A-Z][\w-]+(?:'s|s') (?:toughest|finest|smartest|fiercest|best-loved|most (?:trusted|loved|feared|respected)|premier) (?:[\w-]+ ){0,3}?${lawyer}\b`,
  anyCase`\b(?:names?|firm|lawyers?|office) that (?:makes?|keeps?|gives?) [\w' ]{3,30} (?:nervous|tremble|awake|sweat|nightmares|up at night|honest)\b`,
  /^(?:unmatched|unrivall?ed|unparall?eled|unsurpassed|unequall?ed|peerless|tireless|fearless|relentless|legendary) (?!.*\b(?:is|are|was|were|may|must|has|have)\b)(?!(?:terms|claims?|funds?|orders?|records?)\b)[\w-]+ (?:to|for|in|of|and|from|by)\b/gi,
  anyCase`^${nobody} (?:(?:in|on|at|around) [\w' ]{2,30} )?[a-z]{2,}s (?:more|fewer) [\w-]+ (?:to|in|for|before|than|out|of)\b`,
  anyCase`\b${nobody} (?:[\w'-]+ ){0,4}?(?!is\b|was\b|has\b|does\b)[a-z]{2,}s (?:it|them|this|that|these|those|such [\w-]+) ${better}(?=[.!]|$)`,
  anyCase`^(?:[\w'-]+ ){0,2}?[\w'-]+ (?:that |which )?(?:no (?:[\w-]+ ){0,2}?(?:competitor|rival|${lawyer}|opponent|one)|nobody(?: else)?|(?:the |our )?(?:[\w-]+ )?(?:competition|rivals|competitors|billboards|opponents|other side)) (?:can(?:not|'t)?|could|will)(?: never| not| ever)? (?:match|equal|rival|beat|touch|copy|buy)[.!]?$`,
]

const anywhere: readonly RegExp[] = [
  anyCase`\bsecond to nobody\b|\b(?:what|who) every (?:other )?(?:[\w-]+ )?${lawyer} (?:wants|wishes|hopes|would like) to (?:be|become)\b|\b(?:${lawyer}) (?:that |which |whom )?(?:other )?(?:doctors|lawyers|judges|nurses|cops|police officers|insiders|bankers) (?:would )?(?:choose|hire|pick|call)s?\b`,
  anyCase`\bputs? (?:[\w'-]+ ){1,6}?to shame\b|\b(?:trust|risk|leave|entrust) your [\w ]{2,30} (?:to|with|on) (?:an? |the )?(?:amateur|beginner|novice|stranger|rookie|second[- ]best|chance)s?\b|\b(?:twice|double|ten times|five times|a hundred times) the (?:attention|care|effort|service|time|results?)\b|\bin an? (?:hour|day|week) what (?:her|his|your|my|their|other)\b`,
  anyCase`\b(?:lawyers?|attorneys?|firm|team) (?:whom|that|who|you) (?:[\w']+ ){0,3}?(?:everybody|everyone|other lawyers|the other (?:side|parent|driver)|your (?:ex|boss|landlord|spouse|insurer)|insurers|prosecutors|landlords) (?:else )?(?:does not|do not|doesn't|don't|calls?|hires?|fears?|dreads?|hopes?|prays?|wants?|hates?|trusts?|avoids?)\b`,
  anyCase`\b(?:no|never (?:an?|has an?)) [\w-]+(?: [\w'-]+){0,3}? (?:is|are|was|were|gets?|has been) [\w-]+ (?:with )?(?:more|greater|better)(?: [\w-]+)? than (?:ours|by us|we|here|with us)\b`,
  anyCase`\bwhy (?:settle for|risk|gamble on|trust|hire|go with|waste (?:money|time) on|bet on|take) (?:an? |the )?(?:beginner|novice|amateur|rookie|stranger|generalist|second[- ]best|less|anyone|anybody|somebody|someone|some|cheap|other)\b`,
  anyCase`\b(?:twice|double|triple|(?:two|three|four|five|ten) times|more than) what (?:[\w'-]+ ){0,2}?(?:clients of|others?|other|most|the big|theirs|they would|anyone)\b|\b(?:first in [\w -]+, (?:and )?first in|(?:gold standard|heavyweights?|champions?|queens?|kings?|dean|titans?|powerhouses?) (?:for|of|in) (?:the )?[\w'-]+(?: [\w'-]+)? ?(?:law|court|cases?|disputes|defen[sc]e|litigation|\d+|claims|bar|custody|divorce|probate|bankruptcy|closings?|trials?)|has (?:only )?one (?:queen|king|champion|name|master|boss|star))\b`,
  anyCase`\bat most (?:other )?(?:firms|offices|practices)\b|\b(?:best|work|skill|effort) is not ours\b|\bfiles? as (?:fast|quickly|well|carefully)(?=[.!]|$)`,
  anyCase`^[\w' -]{0,60}\bat its (?:very )?(?:finest|best|sharpest)(?=[.,!]|$)`,
  anyCase`\b${nobody}(?: (?:else|in|on|at|around|north|south|this|that|the|[A-Z][\w'-]+|of|\w+))? ?(?:[\w'-]+ ){0,4}?(?:can |could |will |ever )?(?!is\b|was\b|has\b)[a-z]+s? (?:[\w'-]+ ){0,6}?(?:${better}(?=[.!,;]|$| than\b)|(?:like|as well as|the way|as) (?:we|us|ours|our)\b)`,
  anyCase`\b(?:only|just|but) one (?:name|office|firm|lawyer|attorney|number|call|choice|team|place|address)\b(?: (?:to|that|you|worth|who|in)\b| comes|:|[.!]|$)`,
  anyCase`\bone (?:name|firm|number|lawyer|office) (?:comes (?:up|to mind)|stands (?:out|alone|apart)|rises|says it all|matters|is enough|to remember)\b`,
  anyCase`\b(?:never|not|n't|hardly|rarely) (?:ever )?(?:have |had |has |been |be |meet |meet|met|find|found|see|seen|hire|hired|know|known|need)(?: [\w']+){0,2}? (?:an? )?(?:[a-z]{3,9}(?<!oth|eith|und|aft|lat|form|furth|numb|letter|matt|own)er|more [\w-]+) (?:[\w'-]+ ){0,3}?${lawyer}\b`,
  anyCase`\b(?:that|which)? ?(?:no (?:[\w-]+ ){0,2}?(?:competitor|rival|${lawyer}|one)|nobody|the (?:other side|competition|others?)|(?:the |our )?(?:[\w-]+ )?(?:rivals|competitors|billboards|opponents|adversaries)) (?:can(?:not|'t)?|could|will|comes?|has|have|ever)(?: (?:never|not|ever|yet|even))? ?(?:match|equal|rival|beat|touch|copy|buy|come near|near|approach|comes? close|top|surpass|imitate)(?:ed|es|s)?\b`,
  anyCase`\b(?:biggest|best|greatest|most (?:trusted|respected|feared|famous)|first|top|leading|strongest|toughest|best-loved|favou?rite) (?:name|voice|force|team|choice|place|address|ally|weapon)s? (?:in|for|on|at|behind) (?!(?:the )?(?:contract|lease|deed)\b)`,
  anyCase`\b(?:you|they|people|families|clients) (?:will )?(?:want|need|deserve) the (?:best|top|toughest|finest|smartest|strongest|most \w+) `,
  anyCase`\b[\w-]+(?:'s|s') (?:favou?rite|best-loved|most (?:trusted|loved|feared|respected)|premier|finest|best|toughest) (?:[\w-]+ ){0,3}?${lawyer}\b`,
  // "Adjusters have met their match in Jane Sample".
  anyCase`\b(?:met|meets?|found|finds?) (?:its|their|his|her|an?) (?:match|equal|master)s? in\b|\b(?:are|is|feels?|find themselves|finds itself) (?:badly |hopelessly |simply )?(?:outmatched|outgunned|outclassed|overmatched|outnumbered|out of (?:its|their|his) depth)\b`,
  anyCase`\bwho (?:out(?:works?|smarts?|thinks?|prepares?|fights?|lasts?|wits?|guns?|foxes|classes|man(?:eu|oeu)vers?|argues?|performs?|paces?))\b`,
  anyCase`\b(?:we do|done) in (?:an?|one|two|\w+) (?:day|week|month|hour|afternoon|visit|call)s? what (?:other|others|most|it takes)\b`,
]

export const contrasts: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unproved-praise',
    patterns: [others],
    together: [ourWay],
    onlyWhen: ofUsOrToReader,
    unless: isFair,
    advice: comparisonAdvice,
  },
  { rule: 'unproved-praise', patterns: alone, advice: comparisonAdvice },
  {
    rule: 'unproved-praise',
    patterns: anywhere,
    onlyWhen: [...ofUsOrToReader, { sentence: isLine }],
    unless: [
      {
        sentence:
          /\b(?:may|might|must|should|shall|if|whether|unless|rules?|candidates?|applicants?|court held|only one (?:name|party|lawyer|place) (?:may|on|signs?|is|in))\b/i,
      },
      { sentence: isContractOrPolicy },
    ],
    advice: comparisonAdvice,
  },
]
