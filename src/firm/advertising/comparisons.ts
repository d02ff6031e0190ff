import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { praiseAdvice } from './advice.ts'
import { isNeutral } from './neutral.ts'
import { intended, isLine } from './saidOfFirm.ts'
import { ofUsOrToReader } from './voice.ts'
import { mostPraised } from './lawyersWords.ts'

/**
 * Words that set the firm beside others. "Larger than other firms" is also said in articles of the profession as a
 * whole, so the vaguer ones are looked for only in sentences that speak of the firm.
 */

const colleagues = '(?:law firms?|lawyers?|attorneys?)'
const rivals = `(?:${colleagues}|firms?|practices|competitors?|the competition|rivals?|opponents?)`
/** "Than one lawyer" counts, and "than by a firm" tells who did something. */
const whose =
  '(?:(?:at |those of |that of |with )?(?:any|other|any other|most|most other|many|opposing|competing|rival|ordinary|the average|the big|the bigger|the large|the larger|big|bigger|large|larger|small|smaller|our|their|its|your) )'
const more =
  '(?:better|faster|cheaper|harder|smarter|stronger|further|farther|higher|lower|larger|bigger|greater|less|fewer|quicker|sooner|longer|tougher|more)'
const cannot =
  "(?:cannot|can't|can not|do not|don't|does not|will not|won't|would not|wouldn't|are afraid|were afraid|give up|gave up|fail|have failed|refuse|hesitate|turn (?:away|down)|talk|refer|hire|call|trust)"

/** Praise of lawyers wherever it stands. */
const always: readonly RegExp[] = [
  anyCase`\b(?:better|faster|cheaper|harder|smarter|stronger|less expensive|lower (?:fees|rates|prices)|more ${mostPraised}|more efficient(?:ly)?) than (?:[\w'-]+ ){0,3}?(?:firms?|lawyers?|attorneys?|competitors|competition|rivals|counsel)\b`,
  anyCase`\b${more}(?: [\w'-]+){0,4}? than (?:${whose}${colleagues}|opposing counsel|(?:at )?any other firm)\b(?!')`,
  /\bunlike (?:the )?(?:other|most|many|some|big|large|larger|bigger|our)(?: [\w-]+)? (?:firms|lawyers|attorneys|competitors)\b(?!')/gi,
  /\b(?:in contrast to|by contrast with|not like|different from) (?:other|most|the big) (?:law )?(?:firms|lawyers|attorneys)\b/gi,
  /\bno (?:other|competing|rival) (?:law )?(?:firm|lawyer|attorney)s?\b/gi,
  /\b(?:compared (?:to|with)|superior to|ahead of|above|beyond) (?:other|most|all|competing|rival)(?: [\w-]+)? (?:firms|lawyers|attorneys|practices)\b/gi,
  /\b(?:outperforms?|outclass(?:es)?) (?:other|every|all|the|any)\b/gi,
  anyCase`\bother (?:law )?(?:firms|lawyers|attorneys) ${cannot}(?:\b|$)(?! (?:act|appear|represent|be|have|know))`,
  /\bsucceed(?:s|ed)? where (?:others|other (?:firms|lawyers|attorneys)) (?:have )?fail/gi,
  /\b(?:you (?:will not|won't|will never|cannot|can't) find|there is no|there's no) (?:a |any )?better (?:law firm|firm|lawyers?|attorneys?|representation|team)\b/gi,
  /\b(?:few (?:other )?(?:law )?(?:firms|lawyers|attorneys) (?:can|could|match|offer)|one of the few (?:law )?(?:firms|lawyers|attorneys))\b/gi,
  /\bno (?:law )?(?:firm|lawyer|attorney) (?:is|does|works|fights|knows|tries)(?: it)? (?:better|harder|more)\b/gi,
  /\b(?:nobody|no one) (?:beats|matches|can (?:beat|match))\b/gi,
  /\b(?:than|above|from) the rest(?=[.!]|$)/gi,
  /\bwe out(?:work|think|smart|fight|prepare|maneuver|perform)\b/gi,
  /^better (?:results|outcomes)\b/gi,
  /\bcomes? close to (?:our|us)\b/gi,
  /\bother (?:law )?firms only dream of\b/gi,
  /\bbetter (?:lawyers|attorneys|law firms?)\b/gi,
  /\b(?:big|large)-firm (?:talent|quality|service|experience|skills?|results)\b|\bwithout (?:the )?(?:big|large)-firm (?:prices|fees|rates)\b/gi,
  /\b(?:a cut above|head and shoulders above|second to no)\b/gi,
  /\b(?:nobody|no one)(?: (?:else )?(?:in|on|at) (?:[\w'-]+ ){1,3}?)? ?(?:else )?(?:knows|understands|does|handles|tries) (?:[\w'-]+ ){0,5}?(?:better|more|harder) than (?:we|us|our)\b/gi,
  /\b(?:nobody|no one) (?:does it better|(?:will )?(?:fights?|works?|tries|prepares?|cares) (?:\w+ )?(?:harder|more|better)|(?:knows|understands|does|tries|sees) (?:[\w'-]+ ){0,5}?(?:like (?:we|us)|as we|better than (?:we|us|our)))\b/gi,
]

/** Praise in a sentence that speaks of the firm. */
const ofUs: readonly RegExp[] = [
  anyCase`\b(?:are|is|be|remains?) (?:simply |quite )?the (?:best|finest|leader|leaders|top|most ${mostPraised})\b(?!\s(?:way|time|place|evidence|course|interests?|case|question|example|common|measure|test|means|method|guide|answer|of the (?:page|hill|building)))`,
  anyCase`\b${more}(?: [\w'-]+){0,4}? than ${whose}${rivals}\b(?!')`,
  anyCase`\b${more}(?: [\w'-]+){0,4}? than (?:the competition|anyone|anybody|everyone else|most(?=[.,;!]|$))`,
  /\bsets? (?:us|the firm|our (?:firm|lawyers|attorneys|team)) apart\b/gi,
  /\bdifference between us and (?:other|most|the)\b/gi,
  /\bbeat (?:the |other |every )?(?:big|bigger|large|larger|other|rival) (?:law )?firms?\b/gi,
  /\b(?:that|what) other (?:law )?(?:firms|lawyers|attorneys) (?:cannot|can't|do not|don't|will not|won't)\b/gi,
  /\b(?:that|which|what) (?:others|rivals|our competitors|(?:no one|nobody) else) (?:cannot|can't|can not|can|could not|couldn't) (?:match|equal|beat|rival)\b/gi,
  /(?<=[,-] )the (?:very )?(?:best|finest|toughest|smartest) in (?:town|Manhattan|New York|the (?:city|state|country|nation|business|world))\b/gi,
]

export const comparisons: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unproved-praise',
    patterns: always,
    onlyWhen: [...ofUsOrToReader, { sentence: isLine }],
    unless: [{ sentence: isNeutral }],
    advice: praiseAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }],
    unless: [{ before: intended }],
    advice: praiseAdvice,
  },
]
