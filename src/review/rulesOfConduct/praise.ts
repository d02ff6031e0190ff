import { literal, matches, type Finder } from './finding.ts'

/**
 * Words that praise the firm or compare it with others. Many of them have a plain meaning in legal prose (the leading
 * case, best efforts, the top floor), so they count only beside a word for lawyers and their work; those that are
 * said of nothing else count anywhere.
 */

const lawyers =
  '(?:law firms?|firms?|lawyers?|attorneys?|counsel(?:ors)?|litigators?|advocates?|practices?|practitioners?|legal teams?|teams?|partnerships?|boutiques?|trial lawyers?|legal (?:services?|advice|counsel|minds?|talent|representation)|representation|advisers?|advisors?|negotiators?|dealmakers?)'
/** "Leading practice guides" are books. */
const notOfABook = String.raw`(?!'s?\b|'|\s(?:guides?|manuals?|treatises?|handbooks?|commentar))`
/** Up to three words between, none of which begins another thought. */
const few = String.raw`(?:\s(?!of\b|and\b|or\b|for\b|to\b|in\b|is\b|are\b|by\b|from\b|the\b|against\b|case\b|that\b|with\b|at\b)[\w'&-]+){0,3}?`
const superlatives =
  '(?:best|finest|greatest|top|leading|premier|foremost|pre-?eminent|elite|strongest|smartest|brightest|toughest|number one|#1|no\\. 1)'
/** Size and age are said of others too: opponents, tenants. */
const sizes = '(?:largest|biggest|oldest)'
const unequalled =
  '(?:un(?:surpassed|rivall?ed|matched|paralleled|equall?ed|excelled)|peerless|incomparable|world-class|best-in-class|top-notch|top-flight|first-rate)'
const work =
  '(?:skills?|service|experience|expertise|advice|advocacy|results?|record|reputation|dedication|commitment|quality|knowledge|attention|success|talent|insight|work|track record|client (?:service|care)|ability|litigation)'
const most =
  '(?:experienced|respected|trusted|successful|skilled|skillful|effective|sought[- ]after|prominent|powerful|qualified|aggressive|prestigious|talented|accomplished|renowned|admired|innovative|dedicated)'

const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\b${superlatives}${few}\s${lawyers}\b${notOfABook}`, 'gi'),
  new RegExp(String.raw`\b${sizes}${few}\s(?:law firm|firm|practice|boutique|partnership)\b`, 'gi'),
  new RegExp(String.raw`\b(?:among|one of) the (?:[\w.'-]+ ){0,2}?${sizes}${few}\s(?:law )?firms\b`, 'gi'),
  new RegExp(String.raw`\bmost ${most}${few}\s${lawyers}\b`, 'gi'),
  new RegExp(
    String.raw`\b(?:among|one of) the (?:very )?(?:best|finest|leading|top|most ${most}) in\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:are|is|be|remains?) (?:simply |quite )?the (?:best|finest|leader|leaders|top|most ${most})\b(?!\s(?:way|time|place|evidence|course|interests?|case|question|example|common|measure|test|means|method|guide|answer|of the (?:page|hill|building)))`,
    'gi',
  ),
  new RegExp(String.raw`\b${unequalled}${few}\s(?:${lawyers}|${work})\b`, 'gi'),
  new RegExp(String.raw`\b(?:is|are|remains?) (?:truly |simply )?${unequalled}\b`, 'gi'),
  /\b(?:second to none|in a class of (?:its|our|their) own|top-tier (?:law|legal|lawyers?|attorneys?|firm|rating|representation|counsel))\b/gi,
  /\b(?:best|greatest|highest|maximum) possible (?:results?|outcomes?|recovery|compensation|settlement|verdict|representation|service)\b/gi,
  /\bthe (?:highest|best) (?:quality|standard|level)s? of (?:legal )?(?:service|representation|work|advice|counsel)\b/gi,
  new RegExp(
    String.raw`\bthe only${few}\s(?:law firm|firm|lawyers?|attorneys?) (?:in|to|that|who|with)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:better|faster|cheaper|harder|smarter|stronger|less expensive|lower (?:fees|rates|prices)|more ${most}|more efficient(?:ly)?) than (?:[\w'-]+ ){0,3}?(?:firms?|lawyers?|attorneys?|competitors|competition|rivals|counsel)\b`,
    'gi',
  ),
  /\bunlike (?:other|most|many|some|big|large|larger|bigger|our)(?: [\w-]+)? (?:firms|lawyers|attorneys|competitors)\b(?!')/gi,
  /\bno other (?:law )?(?:firm|lawyer|attorney)s?\b/gi,
  /\b(?:compared (?:to|with)|superior to|ahead of) (?:other|most|all|competing|rival)(?: [\w-]+)? (?:firms|lawyers|attorneys)\b/gi,
  /\b(?:outperforms?|outclass(?:es)?) (?:other|every|all|the|any)\b/gi,
  // "Expert witness", "expert report" and the like are terms of the courtroom.
  /\b(?:our experts|expert (?:attorneys?|lawyers?|counsel(?!\s+fees)|litigators?|legal|law firm|representation|advocates?|negotiators?|team of (?:lawyers|attorneys)|practitioners?))\b/gi,
  /\b(?:is|are|as|recogni[sz]ed) (?:an? )?(?:leading |recogni[sz]ed |acknowledged )?experts? (?:in|on) (?:[\w&'-]+ ){0,3}?(?:law|litigation|arbitration|trials?|taxation|appeals?|mergers|disputes|patents|trademarks)\b/gi,
]

export const findPraise: Finder = (text, { praise }) =>
  matches('unproved-praise', text, [
    ...patterns,
    ...praise.map((phrase) => new RegExp(String.raw`\b${literal(phrase)}\b`, 'gi')),
  ])
