import type { Circumstance } from '../../../compliance/lexicon/lexicon.ts'

/**
 * Who speaks in a sentence, and of whom. Contracts, statutes and alerts speak of parties and courts; advertising speaks
 * in the firm's own voice, of its people and to its reader. This tells the two apart better than any word of praise.
 */

/** The lexicon's own test of the same adds the names of the firm. */
export const firm =
  "(?:(?:we|we're|we've|we'll|our|ours|ourselves|us|I|my|me)(?![\\w-])|(?:the|this) (?:firm|office|boutique|partnership)\\b(?! of\\b))"

/** Parts of the firm: "the tax group", "the partners". "The Department" and "the group" alone are others. */
const part =
  "(?:[Tt]he|[Tt]his|[Ii]ts) (?:(?:[\\w&'-]+ ){1,3}?(?:[Gg]roup|[Tt]eam|department|desk|[Pp]ractice)|(?:[\\w&'-]+ ){0,3}?(?:group|team|bench|practice|partners|founders?|litigators|associates|trial lawyers|attorneys))"

/** Somebody by name: "Mr. Sample", "attorney Jane Sample". */
const titled = '\\b(?:Mr|Ms|Mrs|Mx)\\.? [A-Z]|\\b(?:[Aa]ttorney|[Cc]ounselor) (?!General)[A-Z]'
const notAName =
  '(?:New|Long|Staten|Supreme|Second|First|Third|Fourth|Appellate|Commercial|Southern|Northern|Eastern|Western|United|Best|Federal|General|Internal|City|State|Labor|Civil|Under|After|Before|Following|The|This|An?|If|In|On|For|Each|Every|Most|Premier|Attorney|Prior|Skills|Trade|Intercreditor|Qualified|Survey|Biometric)'
const notAlso =
  '(?:York|Jersey|City|States?|Courts?|Circuit|County|Departments?|Division|Islands?|Street|Avenue|Commission|Act|Law|General|Board|Bureau|Appeals|Bar|University|School|Tax|Service|Legislature|Terminal|Station|Practices|Register|Code|Rules?|Party|LLC|LLP|Inc|Corp|Bank|Company|Advertising)'
const named = `\\b(?!${notAName}\\b)[A-Z][a-z]+ (?:[A-Z]\\. )?(?!${notAlso}\\b)(?:[A-Z]'|Mc)?[A-Z][a-z]{2,}(?:-[A-Z][a-z]+)?(?:'s)?(?=,? (?:is|has|was|still|always|often|who|whose|can|will|knows?|brings?|wins?|won|never|leads?|gets?|got|secured|obtained|negotiated|recovered|in|on|for|as|and|an?|[a-z]+s)\\b)`

/** The subject of a profile. */
const pronoun =
  "(?:^|[.;:,] )[\"']?(?:(?:and|but|when|as|because|since|if|that|where|for whom) )?(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er|[Hh]ers)\\b(?!')"

const person = new RegExp(`${titled}|${named}|${pronoun}`)
const partOfFirm = new RegExp(`\\b${part}\\b`)
export const toReader = /\b(?:you|your|yours|yourself|you'll|you're|you've|you'd)\b/i

/** Of no other firm is said what is said of this one. */
const noOther =
  /\b(?:no|few|hardly any|not one|what|which) (?:other )?(?:[\w-]+ ){0,2}?(?:firms?|lawyers?|attorneys?|practices?|boutiques?)\b|\b(?:that |than )?(?:any|anyone|no one|nobody)(?: [\w-]+){0,4} (?:has|had|have) (?:ever )?(?:paid|seen|won|obtained|received|granted|achieved)\b|\bother (?:law )?(?:firms|lawyers|attorneys)\b(?=.*\b(?:call|hire|turn to|afraid|fear)\b)/i

/** Of the firm, a part of it, or one of its people. */
export const ofUs: readonly Circumstance[] = [
  { isOfFirm: true },
  { sentence: person },
  { sentence: partOfFirm },
  { sentence: noOther },
]

/** What the reader is told to do: "Need counsel? Call Jane Sample." */
const imperative =
  /(?:^|[?!:] )(?:call|contact|ask|hire|meet|need|looking for|bring|trust|try|let|put|send|sign|speak|talk|reach|consult|visit|begin|file now|chat|come|choose|retain|expect|enjoy|get|stop|start|save|never pay|don't)\b/i

/** "Clients get …", of clients in general. */
const ofClients =
  /^(?:[\w' ]{0,60}, )?(?:our )?(?:clients|boards|founders|owners|landlords|employers|families|tenants|lenders|developers|executives|companies|banks|judges|insurers|opponents) (?:[\w-]+ )?(?:get|come|turn|trust|want|call|choose|know|rely|stay|walk|emerge|win|collect|recover|keep|find|enjoy|receive|leave|retain|fear|respect|see|tend|hire|expect)\b/i

/** The same, or to the reader. */
export const ofUsOrToReader: readonly Circumstance[] = [
  ...ofUs,
  { sentence: toReader },
  { sentence: imperative },
  { sentence: ofClients },
]
