import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules.ts'
import { praiseAdvice } from './advice.ts'
import { intended, ofApplicants } from './saidOfFirm.ts'
import { lawyers, mostPraised } from './lawyersWords.ts'

/**
 * Words that praise the firm or compare it with others. Many of them have a plain meaning in legal prose (the leading
 * case, best efforts, the top floor), so they count only beside a word for lawyers and their work; those that are
 * said of nothing else count anywhere.
 */

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
  '(?:skills?|service|experience|expertise|advice|advocacy|results?|record|reputation|dedication|commitment|quality|knowledge|attention|success|talent|insight|access|understanding|responsiveness|judgment|work|track record|client (?:service|care)|ability|litigation)'
/** Said of a lawyer, or of what lawyers alone do; "outstanding counsel fees" and "superior knowledge" are not praise. */
const praising =
  '(?:exceptional|outstanding|superb|brilliant|extraordinary|stellar|excellent|first-class|first-tier|unbeatable|(?:highly |widely |nationally )?acclaimed|(?:world-|nationally |internationally |widely )?renowned|legendary|impeccable|masterful|our superior|gifted|formidable)'
const ownWork =
  '(?:law firms?|lawyers?|attorneys?|litigators?|advocates?|(?:trial|legal|litigation|arbitration|appellate|tax|transactional) (?:teams?|lawyers?|attorneys?|minds?|skills?|services?|advice|work|representation|talent|practice)|representation|advocacy|reputation)'
const we =
  "(?:we are|we're|we remain|the firm is|our (?:firm|practice|team|group) is|our (?:lawyers|attorneys|partners) are)"

const patterns: readonly RegExp[] = [
  anyCase`\b${superlatives}${few}\s${lawyers}\b${notOfABook}`,
  anyCase`\b${sizes}${few}\s(?:law firm|firm|practice|boutique|partnership)\b`,
  anyCase`\b(?:among|one of) the (?:[\w.'-]+ ){0,2}?${sizes}${few}\s(?:law )?firms\b`,
  anyCase`\bmost ${mostPraised}${few}\s${lawyers}\b`,
  anyCase`\b(?:among|one of) the (?:very )?(?:best|finest|leading|top|most ${mostPraised}) in\b`,
  anyCase`\b${unequalled}${few}\s(?:${lawyers}|${work})\b`,
  anyCase`\b(?:is|are|remains?) (?:truly |simply )?${unequalled}\b`,
  /\b(?:second to none|in a class of (?:its|our|their) own|top-tier (?:law|legal|lawyers?|attorneys?|firm|rating|representation|counsel))\b/gi,
  /\b(?:best|greatest|highest|maximum) possible (?:results?|outcomes?|recovery|compensation|settlement|verdict|representation|service)\b/gi,
  /\bthe (?:highest|best) (?:quality|standard|level)s? of (?:legal )?(?:service|representation|work|advice|counsel)\b/gi,
  anyCase`\bthe only${few}\s(?:law firm|firm|lawyers?|attorneys?) (?:in|to|that|who|with)\b`,
  anyCase`\b${praising} (?:[\w-]+ )?${ownWork}\b`,
  anyCase`\bour superior ${work}\b`,
  anyCase`\b(?:our|whose) (?:[\w-]+ ){0,2}?${work} (?:is|are|remains?) (?:simply |truly )?${praising}\b`,
  /\b(?:outstanding|exceptional|first-class|superb) (?:client )?service(?=[.,;!]|$)/gi,
  /\b(?:foremost|pre-?eminent|leading) (?:authorit(?:y|ies)|voices?) (?:on|in)\b/gi,
  /\b(?:leading|top|premier|best) providers? of (?:[\w-]+ ){0,2}?legal\b/gi,
  /\bthe gold standard (?:in|of|for) (?:[\w-]+ ){0,3}?(?:law|litigation|practice|representation|advocacy|legal)\b/gi,
  /\bgo-to (?:[\w-]+ )?(?:firm|lawyers?|attorneys?|counsel|practice|team)\b/gi,
  /\b(?:firm|lawyers?|attorneys?|counsel) of choice\b/gi,
  /(?:\b(?:number one|top|best)|#1) choice (?:for|among|of)\b/gi,
  /\b(?:litigation|legal|law|trial) powerhouse\b|\bpowerhouse (?:of|in|for) (?:[\w-]+ ){0,2}?(?:law|litigation|finance|arbitration|disputes)\b/gi,
  /\b(?:we|firm|lawyers|attorneys|team) sets? the standard\b/gi,
  anyCase`\b${we} (?:an? |the )?(?:[\w-]+ )?leaders? (?:in|of|among)\b`,
  /^(?:an? )?(?:market|industry|recogni[sz]ed|acknowledged|global|national) leaders? in\b/gi,
  anyCase`\bmost ${mostPraised} (?:names?|voices?|choice) (?:in|for)\b`,
  /\b(?:renowned|famous|celebrated) for (?:our|its|their|his|her) (?:[\w-]+ ){0,2}?(?:skills?|work|results|advocacy|service|experience|litigation)\b/gi,
  /\bbest-kept secret\b/gi,
  /\b(?:renowned|acclaimed) (?:[\w-]+ )?(?:counsel|law|firm|boutique|practice|advisers?|advisors?)\b/gi,
  /\bthe best value in (?:town|the (?:city|state|country|business)|New York)\b/gi,
  /\b(?:widely|highly|universally) regarded (?:as the|by (?:judges|peers|clients|lawyers))\b/gi,
  /\b(?:only|nothing but|(?:nothing )?less than) the best\b(?! (?:efforts|evidence|interests?|bid|offer|price))/gi,
  /\b(?:dream team|stands? out from (?:the crowd|other)|wrote the book on)\b/gi,
  /(?:\bthe|'s|\bour) most (?!junior|senior|recent|common|likely|important)[\w-]+ (?:law firms?|firms?|lawyers?|attorneys?|litigators?|advocates?|counsel|negotiators?)\b/gi,
  /\b(?:sharpest|brightest|finest|best|greatest) (?:legal )?minds\b/gi,
  /\b(?:smart|obvious) choice for\b/gi,
  /\b(?:true|seasoned|leading|proven|renowned) experts\b|^experts in (?:[\w&'-]+ ){0,3}?(?:law|litigation|disputes|trials|tax)\b|^leaders in (?:the field|[\w-]+ law|litigation|finance)\b/gi,
  anyCase`^${unequalled} (?:in|by|anywhere|among|at)\b`,
  /\bof the (?:highest|finest) cali(?:ber|bre)\b/gi,
  // "Expert witness", "expert report" and the like are terms of the courtroom.
  /\b(?:(?:our|the firm's|this firm's) experts|(?:our|the firm's) (?:[\w-]+ )?expertise (?:in|at|to)|expert (?:(?!witness|and\b|or\b)[\w-]+ )?(?:attorneys?|lawyers?|counsel(?!\s+fees)|litigators?|legal|law firm|representation|advocates?|negotiators?|team of (?:lawyers|attorneys)|practitioners?))\b/gi,
  /\b(?:is|are|as|recogni[sz]ed) (?:an? )?(?:leading |recogni[sz]ed |acknowledged )?experts? (?:in|on) (?:[\w&'-]+ ){0,3}?(?:law|litigation|arbitration|trials?|taxation|appeals?|mergers|disputes|patents|trademarks)\b/gi,
]

export const praise: WordFamily<NewYorkRule> = {
  rule: 'unproved-praise',
  patterns,
  ownWords: 'praise',
  unless: [{ sentence: ofApplicants }, { before: intended }],
  advice: praiseAdvice,
}

/** In a value they need no word for lawyers beside them. "At best" and "top 10" measure. */
export const praiseInValue =
  /\b(?<!\bat )(?:best|finest|greatest|leading|premier|foremost|pre-?eminent|elite|world-class|top-tier|largest|biggest|oldest|strongest|highest|number one|un(?:surpassed|rivall?ed|matched|paralleled|equall?ed|beatable)|second to none|most (?!of\b|cases\b|recent(?:ly)?\b)[a-z]+(?: [a-z]+)?|expert|#1)\b|#1\b|\btop\b(?! \d)/gi
