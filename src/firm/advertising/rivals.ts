import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { ofUsOrToReader } from './voice.ts'
import { comparisonAdvice, feeComparisonAdvice } from './advice.ts'
import { isLine } from './saidOfFirm.ts'

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
  anyCase`\b(?:no|never|not|cannot|can't|won't|few)(?: [\w']+){0,3}? (?:better|finer|stronger|tougher|more (?:experienced|qualified|capable|skilled|effective|dedicated|accomplished|trusted|respected|knowledgeable|committed)) (?:[\w-]+ ){0,2}?(?:choice|option|place|lawyers?|attorneys?|firm|law firm|counsel|team|advocates?|representation|hands|ally|allies|on your side|than)\b`,
  /\b(?:no|what no|few|which no)(?: other)? (?:law )?(?:firms?|lawyers?|attorneys?|practices?|teams?|counsel)(?: (?:in|on|at|anywhere)(?: [\w']+){1,4}?)? (?:can |could |will |has |have |is |are |comes? |does |do |even )?(?:match|matches|equals?|rivals?|offers?|provides?|gives?|delivers?|beats?|comes? close|close to|knows?|understands?|fights?|works?|cares?|tr(?:y|ies)|better|more|as (?:[\w-]+ )as|tougher|compares?)\b/gi,
  /\b(?:nobody|no one|no-one|none|no other)(?: (?:else|simply|but us|in|at|on|anywhere|of them|other|across)(?: [\w']+){0,4}?)? (?:(?:can|could|will|ever) )?(?:knows?|understands?|does|do|handles?|fights?|works?|cares?|tr(?:y|ies)|offers?|gives?|provides?|delivers?|prepares?|match|matches|beats?|comes? close|compares?|equals?|rivals?|negotiates?|like)(?: [\w'-]+){0,6}? (?:(?:the way|like|as|than) (?:we|us|our)|(?:better|harder|more|lower|faster|longer|smarter))\b/gi,
  /\b(?:nobody|no one|none) (?:(?:[\w'-]+ ){0,4}?like (?:us|we|our)|(?:comes? close|compares|can (?:compete|compare|match|beat|touch)|does it (?:better|like)))\b/gi,
  /\b(?:unlike|as opposed to|instead of|in contrast (?:to|with)|compared (?:to|with)|rather than|not just|not) (?:an?|any|other|most|the|many|some|so many|your)(?: [\w-]+){0,2}? (?:law firms?|firms?|lawyers?|attorneys?|competitors?)\b(?!['])(?=.*\b(?:we|our|us|you)\b)/gi,
  anyCase`\b(?:(?:the|New York's|city's|state's) )?only (?:[\w-]+ ){0,3}?(?:firm|lawyers?|attorneys?|practice|boutique|counsel|team|office)\b(?: [\w'-]+){0,6}? (?:that|who|with|to|whose|which)\b`,
  /\b(?:one|some) of the few (?:[\w-]+ ){0,3}?(?:firms?|lawyers?|attorneys?|practices?|boutiques?)\b/gi,
  /\b(?:a cut above|head and shoulders|light[- ]?years ahead|miles ahead|leaps and bounds|one step ahead of|unlike any|like no other|set apart|stands? (?:far |head )?above)\b(?! from (?:the )?(?:building|lot))/gi,
]

const negative =
  "(?:can(?:not|'t|t| not)|(?:do|does|did|will|would|could|should)(?:n't| not)|won't|never|rarely|seldom|hardly|fails?|failed|miss(?:es|ed)?|overlooks?|lacks?|fears?|are (?:afraid|too|slow|content|happy|not|all)|is (?:not|too)|afraid|charges?|bills?|sends? you|treats? you|gives? up|gave up|gives?|settles?|rush(?:es)?|ignores?|pass(?:es)? you|refuses?|refused|turn(?:ed|s)? (?:you |it |them |us )?(?:down|away)|shy away|only|just|simply|merely|overcharge|stops?|quits?|walk(?:s|ed)? away|run|hide|hides|delegate|hand you|talk|wait|drop|let|leave|make you|churn|pad|take (?:weeks|months|days)|say (?:no|it)|said (?:no|it)|tell you|told you|give you|dabble|promise|look|see|call|struggle)"

const ofUs: readonly RegExp[] = [
  anyCase`\b(?:what|takes|while|whereas|where|when|though|although|but) (?:it )?(?:takes? |costs? |confuses? |scares? |baffles? )?(?:other|most|many|some|bigger|larger|big|large|competing|rival) (?:law )?(?:firms|lawyers|attorneys)\b`,
  /\bcompare (?:our|us|my|the results|for yourself)\b/gi,
  /\b(?:pays?|spends?|paying|spend) (?:far |much |a lot |considerably |significantly )?less\b(?! than (?:[$\d]|what|it|the (?:amount|rent|value|full)))/gi,
  /\b(?:inexperienced|second-rate|run-of-the-mill|mediocre|average|cut-rate|lazy|timid|novice|amateur|wrong|cheap|overworked|just any|any old) (?:[\w-]+ )?(?:law firms?|firms?|lawyers?|attorneys?|counsel)\b/gi,
  anyCase`\b${comparative}\b(?: [\w'-]+){0,5}? than (?:the (?:rest|competition|big|other)|theirs|others?|anyone|anybody|everyone|most(?=[ .,;!]|$)|all the|any other|they|our (?:competitors|rivals|opponents|adversaries|peers)|(?:you'll|you will|you'd|you would) (?:find|get|pay|expect)|your (?:last|old|previous|current))`,
  anyCase`(?<!\b(?:as|our|with|for|by|from|to|of|and) )\b(?:other|others|most|many|some|too many|big|large|larger|bigger|traditional|typical|ordinary|national|mega-?|white-shoe|big-name|discount|competing|rival|high-priced|[A-Z]\w+ Avenue|Midtown|your (?:old|last|previous|former)|an average|the average|the typical) ?(?:[\w-]+ )?(?:law )?(?:firms?|lawyers?|attorneys?|practices?|offices?|counsel)\b(?: [\w'-]+){0,2}? ${negative}\b(?! (?:act|appear|represent|be|have)\b)`,
  anyCase`\b(?:won't|will not|don't|do not|never|cannot|can't|rarely) (?:[\w']+ ){0,6}?(?:at|from|with|by|elsewhere) (?:an? |the |any |other |most )?(?:large|larger|big|bigger|other|national|traditional|downtown|Midtown|white[- ]shoe|Wall Street)(?: [\w-]+)? (?:law )?firms?\b`,
  /\bstands? (?:alone|apart)\b/gi,
  /\b(?:charges?|costs?|bills?) (?:you )?(?:far |much |a lot |considerably |significantly )?less\b(?! than (?:[$\d]|what|it|the (?:amount|rent|value)))|\bfor (?:far |much )?less(?=[.!]|$)|\bmore for (?:your money|less)\b|\bcheaper(?: and|,) \w+er\b/gi,
  /\b(?:outwork|outthink|outsmart|outfight|out-?prepare|out-?man(?:eu|oeu)ver|outperform|outlast|outclass|outshine|outgun|outhustle)(?:s|ed|ing)?\b/gi,
  /\b(?:better|finer|sharper|stronger|clearer) (?:[\w-]+ )?than (?:theirs|anyone|anybody|most|the rest)\b/gi,
  /\b(?:that|what|which|where) (?:others|(?:other|most|many|big|larger) (?:law )?(?:firms|lawyers|attorneys)|our (?:rivals|competitors)|(?:no one|nobody)(?: else)?) (?:only |merely |just |[\w'-]+ )?(?:promise|talk|dream|say|think|cannot|can't|won't|don't|do not|will not|fail|failed|have failed|miss|overlook|fear|avoid|give up|lack|only dream|can|has|offers?|matches|lost|turned|refused|charge)\b/gi,
  /\b(?:left|leave|fired|fire|switch(?:ed)? from|came to us from|moved? (?:over )?from|dropped) (?:their|your|his|her|other|another|big|large|old) (?:[\w-]+ ){0,2}?(?:lawyers?|attorneys?|firms?|counsel)\b/gi,
]

/** What others charge. */
const fees: readonly RegExp[] = [
  anyCase`\b(?:lowest|cheapest|most (?:affordable|competitive|reasonable|economical)|unbeatable|rock-bottom|bargain|cut-rate)(?:[ -](?!(?:of|and|to|the)\b)[\w-]+){0,2}? (?:${sums}|law firms?|lawyers?|attorneys?|counsel|divorces?|closings?|wills?|representation|legal services?)\b`,
  anyCase`\b(?:lower|cheaper|smaller|less|fairer|below|under|undercut|fraction|half|third|quarter|beat|match|save|saves?|discount)\b[^.;]*\b(?:than|of|below|what|any|under|compared|on)\b[^.;]*\b(?:firms?|lawyers?|attorneys?|competitors?|competition|counsel|rivals?|elsewhere|big law|others?|they) ?(?:charges?|costs?|bills?|would|asks?|do|quotes?|${sums}|in|on|at|across|around|nearby)?\b(?=.*)`,
  anyCase`\b(?:beat|undercut|match|meet) (?:any|every|their|other|another)(?: [\w'-]+){0,3}? ${sums}\b`,
  anyCase`\b(?:big|large)[- ]?firm (?:${sums}|overhead|markups?)\b`,
  anyCase`\b(?:half|fraction|third) (?:the|of the|of what) (?:${sums}|usual|going)\b`,
  anyCase`\b(?:nobody|no one|no (?:other )?(?:firm|lawyer|attorney)) (?:[\w'-]+ ){0,4}?(?:lower|cheaper|less|better|such low) ?(?:[\w-]+ ){0,2}?(?:${sums})?\b`,
]

const asLine: readonly RegExp[] = [
  /^(?:better|stronger|smarter|tougher|faster|lower|smaller|cheaper|sharper|bigger|harder) (?:[\w-]+ )?(?:advocates?|lawyers?|attorneys?|bills?|fees?|rates?|results?|service|counsel|representation|advice|outcomes?|law|law firm|costs?|prices?|lawyering|verdicts|settlements)\b/gi,
]

const ofFees = new RegExp(`\\b(?:${sums}|charge|pay|bill|cost|afford|cheap|price|discount|dollar|save)`, 'i')

/** What holds of all firms. */
const isOfProfession = /\b(?:may|might|must|should|rules?|conflicts?|ethics)\b/i

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
    advice: feeComparisonAdvice,
  },
]
