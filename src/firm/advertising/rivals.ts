import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { ofUsOrToReader } from './voice/voice.ts'
import { comparisonAdvice, feeComparisonAdvice } from './rules/advice.ts'
import { isLine } from './voice/saidOfFirm.ts'

/**
 * Comparisons by their grammar: more than others, what others do not do, nobody as we do, nothing better. Some are of
 * fees, and have an advice of their own.
 */

const colleague =
  '(?:law firms?|lawyers?|attorneys?|counsel|practices?|legal teams?|litigators?|practitioners?)'
const rival = `(?:(?:${colleague}|firms?|competitors?|rivals?|competition|big law|biglaw|white[- ]shoe|adversar(?:y|ies)|opponents?|opposing counsel|the other side|generalists?|lawyer you|solo practitioners?)\\b)`
const other =
  '(?:(?:any|other|another|most|many|some|average|typical|ordinary|traditional|large|larger|big|bigger|small|smaller|national|global|mega|competing|rival|old|previous|former|last|downtown|midtown|uptown|Manhattan|Park Avenue|Wall Street|Madison Avenue|white[- ]shoe|high-priced|overpriced|expensive|your|their|our|those|the)[ -])'
const comparative =
  '(?:more|less|fewer|better|further|farther|(?!(?:other|either|neither|whether|rather|never|over|under|matter|lawyer|letter|order|owner|number|member|partner|after|paper|offer|water|harbor|river|answer|former|later|earlier|older|younger|newer|wider|tower|power|buyer|seller|lender|insurer|officer|employer|worker|user|super|per|her|per|ever|however|another|together)\\b)[a-z]{3,9}er)'

const sums = '(?:fees?|rates?|prices?|pricing|costs?|bills?|charges?|retainers?|quotes?)'

const always: readonly RegExp[] = [
  anyCase`\b(?:without|minus|not) (?:the )?(?:[\w-]+ ){0,2}?(?:${sums}|price tag|overhead|sticker shock)(?: tags?)? (?:of|at|that) (?:an? |the )?(?:big|large|other|Midtown|Wall Street|Park Avenue|white)\b`,
  anyCase`\b${comparative}\b(?: [\w'-]+){0,5}? than (?:[\w'-]+ ){0,4}?(?:${other}(?:[\w-]+ ){0,2}?)${rival}(?!['])`,
  anyCase`\b(?:no|never|not|cannot|can't|won't|few)(?: [\w']+){0,3}? (?:better|finer|stronger|tougher|wiser|smarter|abler|surer|sounder|shrewder|more (?:experienced|qualified|capable|skilled|effective|dedicated|accomplished|trusted|respected|knowledgeable|committed)) (?:[\w-]+ ){0,2}?(?:choice|option|place|bet|friend|decision|lawyers?|attorneys?|firm|law firm|counsel|team|advocates?|representation|hands|ally|allies|on your side|than)\b`,
  /\b(?:nobody|no one|no-one|none|no other)(?: (?:else|simply|but us|in|at|on|anywhere|of them|other|across)(?: [\w']+){0,4}?)? (?:(?:can|could|will|ever) )?(?:knows?|understands?|does|do|handles?|fights?|works?|cares?|tr(?:y|ies)|offers?|gives?|provides?|delivers?|prepares?|match|matches|beats?|comes? close|compares?|equals?|rivals?|negotiates?|like)(?: [\w'-]+){0,6}? (?:(?:the way|like|as|than) (?:we|us|our)|(?:better|harder|more|lower|faster|longer|smarter))\b/gi,
  /\b(?:unlike|as opposed to|instead of|in contrast (?:to|with)|compared (?:to|with)|rather than|not just|not) (?:an?|any|other|most|the|many|some|so many|your)(?: [\w-]+){0,2}? (?:law firms?|firms?|lawyers?|attorneys?|competitors?)\b(?!['])(?=.*\b(?:we|our|us|you)\b)/gi,
  anyCase`\b(?:(?:the|New York's|city's|state's) )?only (?:[\w-]+ ){0,3}?(?:firm|lawyers?|attorneys?|practice|boutique|counsel|team|office)\b(?: [\w'-]+){0,6}? (?:that|who|with|to|whose|which)\b`,
]

const negative =
  "(?:can(?:not|'t|t| not)|(?:do|does|did|will|would|could|should)(?:n't| not)|won't|never|rarely|seldom|hardly|fails?|failed|miss(?:es|ed)?|overlooks?|lacks?|fears?|are (?:afraid|too|slow|content|happy|not|all)|is (?:not|too)|afraid|charges?|bills?|sends? you|treats? you|gives? up|gave up|gives?|settles?|rush(?:es)?|ignores?|pass(?:es)? you|refuses?|refused|turn(?:ed|s)? (?:you |it |them |us )?(?:down|away)|shy away|only|just|simply|merely|overcharge|stops?|quits?|walk(?:s|ed)? away|run|hide|hides|delegate|hand you|talk|wait|drop|let|leave|make you|churn|pad|take (?:weeks|months|days)|say (?:no|it)|said (?:no|it)|tell you|told you|give you|dabble|promise|look|see|call|struggle)"

const ofUs: readonly RegExp[] = [
  // "Insurers settle sooner once they hear of us."
  /\b(?:insurers?|landlords?|adversar(?:y|ies)|opponents?|employers?|banks?|prosecutors?|lenders?|carriers?|the other side|opposing counsel) (?:[\w-]+ ){0,3}?(?:settles?|folds?|backs? (?:down|off)|blinks?|pays?|retreats?|caves?|withdraws?|gives? (?:in|up)|concedes?|thinks? twice)\b[^.;]{0,30}\b(?:when|once|after|the moment|as soon as) (?:they|it|he|she) (?:sees?|learns?|hears?|reads?|knows?|finds?)\b/gi,
  /\bwhat takes (?:others|other|most|them|big|larger)\b|\bour (?:[\w-]+ )?(?:bills?|fees?|rates?|charges?|prices?|costs?) (?:are|is|stay|remain|run)s? (?:far |much )?(?:[a-z]{3,}er|less|more [a-z]+) than (?!(?:last|they|in|before|it|we|that)\b)/gi,
  /\b(?:inexperienced|inferior|lesser|second-best|second-rate|unskilled|substandard|inept|bargain-basement|run-of-the-mill|mediocre|average|cut-rate|lazy|timid|novice|amateur|wrong|cheap|overworked|just any|any old) (?:[\w-]+ )?(?:law firms?|firms?|lawyers?|attorneys?|counsel)\b/gi,
  anyCase`\b${comparative}\b(?: [\w'-]+){0,5}? than (?:the (?:rest|competition|big|other)|theirs|others?|anyone|anybody|everyone|most(?=[ .,;!]|$)|all the|any other|they|our (?:competitors|rivals|opponents|adversaries|peers)|(?:you'll|you will|you'd|you would) (?:find|get|pay|expect)|your (?:last|old|previous|current))`,
  anyCase`(?<!\b(?:as|our|with|for|by|from|to|of|and) )\b(?:other|others|most|many|some|too many|big|large|larger|bigger|traditional|typical|ordinary|national|mega-?|white-shoe|big-name|discount|competing|rival|high-priced|[A-Z]\w+ Avenue|Midtown|your (?:old|last|previous|former)|an average|the average|the typical) ?(?:[\w-]+ )?(?:law )?(?:firms?|lawyers?|attorneys?|practices?|offices?|counsel)\b(?: [\w'-]+){0,2}? ${negative}\b(?! (?:act|appear|represent|be|have)\b)`,
  /\b(?:charges?|costs?|bills?) (?:you )?(?:far |much |a lot |considerably |significantly )?less\b(?! than (?:[$\d]|what|it|an? (?:lawsuit|suit|trial|hearing|fight)|the (?:amount|rent|value))| for (?:work|time|hours|travel|matters|tasks))|\bfor (?:far |much )?less(?=[.!]|$)|\bmore for (?:your money|less)\b|\bcheaper(?: and|,) \w+er\b/gi,
  /\b(?:outwork|outthink|outsmart|outfight|out-?prepare|out-?man(?:eu|oeu)ver|outperform|outlast|outclass|outshine|outgun|outhustle)(?:s|ed|ing)?\b/gi,
]

/** What others charge. */
const fees: readonly RegExp[] = [
  anyCase`\b(?:lowest|cheapest|most (?:affordable|competitive|reasonable|economical)|unbeatable|rock-bottom|bargain|cut-rate)(?:[ -](?!(?:of|and|to|the)\b)[\w-]+){0,2}? (?:${sums}|law firms?|lawyers?|attorneys?|counsel|divorces?|closings?|wills?|representation|legal services?)\b`,
  anyCase`\b(?:lower|cheaper|smaller|less|fairer|below|under|undercut|fraction|half|third|quarter|beat|match|save|saves?|discount)\b[^.;]*\b(?:than|of|below|what|any|under|compared|on)\b[^.;]*\b(?:firms?|lawyers?|attorneys?|competitors?|competition|counsel|rivals?|elsewhere|big law|others?|they) ?(?:charges?|costs?|bills?|would|asks?|do|quotes?|${sums}|in|on|at|across|around|nearby)?\b(?=.*)`,
  anyCase`\b(?:beat|undercut|match|meet) (?:any|every|their|other|another)(?: [\w'-]+){0,3}? ${sums}\b`,
  anyCase`\b(?:half|fraction|third) (?:the|of the|of what) (?:${sums}|usual|going)\b`,
  anyCase`\b(?:nobody|no one|no (?:other )?(?:firm|lawyer|attorney)) (?:[\w'-]+ ){0,4}?(?:lower|cheaper|less|better|such low) ?(?:[\w-]+ ){0,2}?(?:${sums})?\b`,
]

const asLine: readonly RegExp[] = [
  /^(?:better|stronger|smarter|tougher|faster|lower|smaller|cheaper|sharper|bigger|harder) (?:[\w-]+ )?(?:advocates?|lawyers?|attorneys?|bills?|fees?|rates?|results?|service|counsel|representation|advice|outcomes?|law|law firm|costs?|prices?|lawyering|verdicts|settlements)\b/gi,
]

const ofFees = new RegExp(`\\b(?:${sums}|charge|pay|bill|cost|afford|cheap|price|discount|dollar|save)`, 'i')

/** What holds of all firms, and how long somebody has been here. */
const isOfProfession =
  /\b(?:(?:worked|been) (?:here|with us|(?:at|with) the firm)|may|might|must|should|rules?|conflicts?|ethics)\b/i

/** What courts and offices charge. */
const isOfOffice =
  /\b(?:(?:court|county|clerk|city|state|agency|office|register)'s (?:\w+ )?(?:schedule|fees?|list)|schedule of fees)\b/i

/** "At half the big-firm price", and lawyers across the street. */
const nearby: readonly RegExp[] = [
  // "Better counsel does not exist", "none of them can defend you as well as we can".
  anyCase`\b(?:better|finer|stronger|abler|wiser|sharper|tougher|smarter) (?:[\w-]+ )?(?:${colleague}|firms?|representation|advocates?|hands|defen[sc]e|help) (?:simply |just )?(?:(?:do|does|will|can|could|is|are)(?: not|n't)|cannot|can never|is nowhere|are nowhere) (?:to )?(?:exist|be (?:found|had|hired|bought)|found|had)\b`,
  anyCase`\b(?:none|not one|few|neither) of (?:them|those|these|the others) (?:can|could|will|would|is able to|knows? how to|ever|does|do) [^.;]{1,50}? as (?:\w+ )as (?:we|us|our|West)\b`,
  anyCase`\bthat (?:other|most|big|bigger|rival|many|lesser) (?:[\w-]+ ){0,2}?(?:${colleague}|firms?) (?:can )?(?:only|merely|just) (?:talk|dream|wish|promise|imagine|hope|envy|read|guess|boast)\b`,
  /\bwe would have (?:won|beaten|recovered|gotten (?:you|more|him|her|them))\b/gi,
  anyCase`\b(?:lawyers?|attorneys?|firms?|office|shop|outfit|crowd|competition|competitors?) (?:across the (?:street|hall|river|road|square|avenue|plaza)|down the (?:street|block|road|hall)|up the (?:street|block)|next door|around the corner|on (?:the )?(?:billboards?|TV|television|bus(?:es)?|subway|radio))(?: [\w'-]+){0,2}? (?!are not part)(?:${negative}|drags?|runs? up|pads?|settles?|costs?|takes?|bleeds?|milks?|stalls?|delays?|sells?|forgets?|loses?|copies|cop(?:y|ied)|wants? you|hopes?|cares? (?:only|more)|folds?)\b`,
]
const discounted: readonly RegExp[] = [
  /\b(?:fees?|rates?|prices?|bills?|quotes?) that (?:make|makes|put|puts|shame|shames|embarrass|embarrasses|undercut|beat) (?:the )?(?:[\w-]+ ){0,2}?(?:firms?|law|lawyers?|competitors?|competition|rivals?)\b/gi,
  anyCase`\b(?:at|for) (?:just |only |about |less than |under )?(?:half|a (?:third|quarter|fraction)|two thirds|one third) (?:of )?(?:the |what )?(?:[\w'-]+ ){0,2}?(?:big|large|major|giant|fancy|Manhattan|Midtown|Wall Street|Park Avenue|downtown|white-shoe|national|city)(?:[- ](?:firms?|law|name|city|lawyers?))?'?s? (?:${sums}|charges?|ask|want)\b`,
]

export const rivals: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unproved-praise',
    patterns: always,
    onlyWhen: [...ofUsOrToReader, { sentence: isLine }],
    unless: [{ sentence: isOfProfession }],
    advice: comparisonAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }, { sentence: /\byou(?:r|'ll)?\b/i }],
    advice: comparisonAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: nearby,
    unless: [{ sentence: isOfProfession }],
    advice: comparisonAdvice,
  },
  { rule: 'unproved-praise', patterns: discounted, advice: feeComparisonAdvice },
  { rule: 'unproved-praise', patterns: asLine, onlyWhen: [{ sentence: isLine }], advice: comparisonAdvice },
  {
    rule: 'unproved-praise',
    patterns: fees,
    onlyWhen: [
      { isOfFirm: true, sentence: ofFees },
      {
        sentence:
          /\byou(?:r|'ll)?\b|^\W*(?:the )?(?:lowest|cheapest|most(?![- ]favou?red)|best|unbeatable|lower|why|pay|save|half|big|nobody|no )/i,
      },
    ],
    unless: [{ sentence: isOfOffice }],
    advice: feeComparisonAdvice,
  },
]
