import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { praiseAdvice } from './rules/advice.ts'
import { ofUsOrToReader } from './voice/voice.ts'
import { intended, isLine, ofApplicants } from './voice/saidOfFirm.ts'
import { lawyers, mostPraised } from './voice/lawyersWords.ts'

/**
 * Words that praise the firm or compare it with others. Many of them have a plain meaning in legal prose (the leading
 * case, best efforts, the top floor), so they count only beside a word for lawyers and their work; those that are
 * said of nothing else count anywhere.
 */

/** Up to three words between, none of which begins another thought. */
const few = String.raw`(?:\s(?!of\b|and\b|or\b|for\b|to\b|in\b|is\b|are\b|by\b|from\b|the\b|against\b|case\b|that\b|with\b|at\b)[\w'&-]+){0,3}?`
/** Size and age are said of others too: opponents, tenants. */
const sizes = '(?:largest|biggest|oldest)'
const we =
  "(?:we are|we're|we remain|the firm is|our (?:firm|practice|team|group) is|our (?:lawyers|attorneys|partners) are)"

const patterns: readonly RegExp[] = [
  anyCase`\b${sizes}${few}\s(?:law firm|firm|practice|boutique|partnership)\b`,
  anyCase`\b(?:among|one of) the (?:[\w.'-]+ ){0,2}?${sizes}${few}\s(?:law )?firms\b`,
  anyCase`\bmost ${mostPraised}${few}\s${lawyers}\b`,
  /\b(?:best|greatest|highest|maximum) possible (?:results?|outcomes?|recovery|compensation|settlement|verdict|representation|service)\b/gi,
  /\b(?:foremost|pre-?eminent|leading) (?:authorit(?:y|ies)|voices?) (?:on|in)\b/gi,
  /\bgo-to (?:[\w-]+ )?(?:firm|lawyers?|attorneys?|counsel|practice|team)\b/gi,
  /\b(?:firm|lawyers?|attorneys?|counsel) of choice\b/gi,
  /(?:\b(?:number one|top|best)|#1) choice (?:for|among|of)\b/gi,
  anyCase`\b${we} (?:an? |the )?(?:[\w-]+ )?leaders? (?:in|of|among)\b`,
  /^(?:an? )?(?:market|industry|recogni[sz]ed|acknowledged|global|national) leaders? in\b/gi,
  /\b(?:smart|obvious) choice for\b/gi,
  /\b(?:true|seasoned|leading|proven|renowned) experts\b|^experts in (?:[\w&'-]+ ){0,3}?(?:law|litigation|disputes|trials|tax)\b|^leaders in (?:the field|[\w-]+ law|litigation|finance)\b/gi,
  // "Expert witness", "expert report" and the like are terms of the courtroom.
  /\b(?:(?:our|the firm's|this firm's) experts|(?:our|the firm's) (?:[\w-]+ )?expertise (?:in|at|to)|expert (?:(?!witness|and\b|or\b)[\w-]+ )?(?:attorneys?|lawyers?|counsel(?!\s+fees)|litigators?|legal|law firm|representation|advocates?|negotiators?|team of (?:lawyers|attorneys)|practitioners?))\b/gi,
]

export const praise: WordFamily<NewYorkRule> = {
  rule: 'unproved-praise',
  patterns,
  onlyWhen: [...ofUsOrToReader, { sentence: isLine }],
  ownWords: 'praise',
  unless: [{ sentence: ofApplicants }, { before: intended }],
  advice: praiseAdvice,
}

/** In a value they need no word for lawyers beside them. "At best" and "top 10" measure. */
export const praiseInValue =
  /\b(?<!\bat )(?:best|finest|greatest|leading|premier|foremost|pre-?eminent|elite|world-class|top-tier|largest|biggest|oldest|strongest|highest|number one|un(?:surpassed|rivall?ed|matched|paralleled|equall?ed|beatable)|second to none|most (?!of\b|cases\b|recent(?:ly)?\b)[a-z]+(?: [a-z]+)?|expert|#1)\b|#1\b|\btop\b(?! \d)/gi
