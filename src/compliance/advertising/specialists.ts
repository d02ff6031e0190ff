import { literal, matches, sentenceAt, type Finder } from './finding.ts'

/**
 * "Specialist", "specializes", "specialty" said of lawyers. The same words are harmless of chemicals, courts,
 * physicians and machines, so a noun of the law or a subject that is a lawyer must stand beside them.
 */

const field =
  '(?:law|legal|litigation|tax|trial|trials|patents?|trademarks?|appellate|appeals|bankruptcy|divorce|immigration|estates?|trusts?|real estate|employment|labor|corporate|commercial|M&A|mergers|privacy|cybersecurity|antitrust|securities|injury|criminal|defense|banking|finance|environmental|energy|arbitration|contracts?|property|disputes?|compliance|advocacy|taxation|negligence|malpractice)'

/** Who is not the firm: what they specialize in is their own affair. */
const others =
  /\b(?:courts?|banks?|compan(?:y|ies)|clients?|lenders?|borrowers?|manufacturers?|parts?|divisions?|agenc(?:y|ies)|insurers?|funds?|contractors?|brokers?|hospitals?|physicians?|doctors?|vendors?|sellers?|buyers?|publishers?|tribunals?|judges?|arbitrators?|investors?|owners?|engineers?|consultants?|witness(?:es)?|experts?|suppliers?|stores?|shops?|schools?|importers?|carriers?|retailers?|dealers?|accountants?|nurses?|laborator(?:y|ies)|factory|makers?|distributors?|architects?|surveyors?|institutions?|organi[sz]ations?|business(?:es)?|corporations?|plaintiffs?|defendants?|tenants?|landlords?|partners? of)(?:'s)?(?:,)?(?: (?:[\w-]+,? ){0,4}?)$/i

const patterns: readonly RegExp[] = [
  /\bspeciali[sz](?:es?|ed|ing) (?:exclusively |primarily |mainly |chiefly |only )?in\b/gi,
  /\b(?:we|I|our (?:firm|lawyers|attorneys|partners|team|practice)|the firm|firm that|lawyers? who|attorneys? who|he|she) (?:also )?speciali[sz]es?\b/gi,
  new RegExp(String.raw`\b(?:${field} )specialists?\b`, 'gi'),
  new RegExp(String.raw`\bspecialists? (?:in|on|for) (?:[\w&'-]+ ){0,4}?${field}\b`, 'gi'),
  /\b(?:our|we are|we're) (?:[\w-]+ )?specialists?\b/gi,
  /\b(?:he|she|I) (?:is|was|am) (?:an? |the firm's )?(?:[\w-]+ )?specialists?\b/gi,
  /\b(?:lawyers?|attorneys?|partners?|counsel|associates?|litigators?) (?:is|are|who is|who are|and) (?:an? |the )?(?:[\w-]+ )?specialists?\b/gi,
  /\b(?:board[- ])?certified specialists?\b/gi,
  /\bcertified as an? specialists?\b/gi,
  /\b(?:team|firm|group) of (?:[\w-]+ )?specialists\b/gi,
  /\bspecialist (?:lawyers?|attorneys?|counsel|law firm|firm|boutique|legal|practice|advice|litigators?)\b/gi,
  /\bspeciali[sz]ed (?:lawyers?|attorneys?|counsel|law firm|law practice|legal|litigators?|practice|practices|representation)\b/gi,
  /\b(?:our|his|her|their|whose|my|the firm's|lawyers'|legal|practice|areas? of|fields? of) (?:[\w-]+ )?(?:speciali[sz]ations?|specialt(?:y|ies)|specialit(?:y|ies))\b/gi,
  new RegExp(
    String.raw`\b(?:speciali[sz]ations?|specialt(?:y|ies)) (?:in|is|are|include) (?:[\w&'-]+ ){0,3}?${field}\b`,
    'gi',
  ),
  new RegExp(String.raw`\bspecialty (?:practices?|areas?|law|counsel|lawyers?|groups?|in)\b`, 'gi'),
  new RegExp(String.raw`\b${field} (?:speciali[sz]ations?|specialt(?:y|ies))\b`, 'gi'),
  /\b(?:talk|speak) (?:to|with) (?:an?|our|one of our) (?:[\w-]+ )?specialists?\b/gi,
  /\b(?:known|regarded|recogni[sz]ed|considered) as an? (?:[\w-]+ )?specialists?\b/gi,
  /\bspecialt(?:y|ies) of (?:the|our|this) (?:firm|practice|office|lawyers|attorneys|partners)\b/gi,
  /^(?:our )?(?:speciali[sz]ations?|specialties)(?=\s?:)/gi,
  /^(?:our )?(?:speciali[sz]ations?|specialties|specialists|specialty)$/gi,
]

const harmless =
  /\b(?:medical|hospital|clinical|physicians?'|chef'?s|culinary|regional|chemical|surgical)\s(?:speciali[sz]ations?|specialt)|\bspecialty (?:chemicals?|pharmac|foods?|drugs?|steel|lines?|insurance|insurers?|coffee|retail|paper|vehicles?|materials?|contractors?|stores?|hospitals?|finance (?:company|companies|lenders?))/i

/** Rule 7.4(c): with the organization named, and the statement on the page, a certification may be stated. */
export const isCertification = (sentence: string): boolean =>
  /\bcertified\b/i.test(sentence) && /\bby (?:the |an? )?(?:[A-Z]|State of)/.test(sentence)

export const certificationStatement =
  /this certification is not granted by any governmental authority(?: within the state of new york)?/i

export const findSpecialists: Finder = (text, { specialist }) =>
  matches('specialist', text, [
    ...patterns,
    ...specialist.map((phrase) => new RegExp(String.raw`\b${literal(phrase)}\b`, 'gi')),
  ]).filter(({ index, words }) => {
    const before = sentenceAt(text, index)
    const untilHere = before.slice(0, Math.max(before.indexOf(words), 0))
    const around = text.slice(Math.max(index - 12, 0), index + words.length + 24)
    if (harmless.test(around)) return false
    return !(/^speciali[sz](?:es?|ed|ing)/i.test(words) && others.test(untilHere))
  })
