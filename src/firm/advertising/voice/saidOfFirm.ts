import type { Circumstance } from '../../../compliance/lexicon/lexicon.ts'
import { lawyersVerb } from './lawyersWords.ts'

/**
 * What people write of themselves without saying who: "Advised lenders on $2 billion in deals", and "Lead counsel in
 * sixty trials". What begins with the passive ("Tried by a jury, …") speaks of something else.
 */
const withoutSubject = new RegExp(
  String.raw`^(?:proudly )?(?:serving|protecting|helping|defending|representing|advising|fighting for|trusted by)\b|^(?:has |have |having |successfully |personally |also )*(?:${lawyersVerb}|acted|appeared|assisted|built|brought|coordinated|filed|helped|registered|saved|served|taught|worked)\b(?! (?:by|under|as a|together|alone|within|before the|in \d))|^(?:lead |trial |co-|principal |sole |local )*counsel (?:in|on|for|to)\b`,
  'i',
)

/** Where roles are described, years are what an applicant has. */
const onJobPages: readonly Circumstance[] = [
  {
    isOnJobPage: true,
    isOfFirm: true,
    sentence: /^(?!.*\b(?:you|applicants?|candidates?|look for|seek)\b)/i,
  },
  { isOnJobPage: true, isLabel: true, sentence: /^(?!.*\byears?\b)/i },
]

/** Where a number is said of the firm. */
export const saidOfFirm: readonly Circumstance[] = [
  { isOnJobPage: false, isOfFirm: true },
  { isOnJobPage: false, isLabel: true },
  { isOnJobPage: false, sentence: withoutSubject },
  ...onJobPages,
]

/** Where words that nobody says of others are said of the firm. */
export const saidAnywhere: readonly Circumstance[] = [{ isOnJobPage: false }, ...onJobPages]

/** The same, where the number looks so. */
export const onlyLike = (core: RegExp, circumstances: readonly Circumstance[]): readonly Circumstance[] =>
  circumstances.map((circumstance) => ({ ...circumstance, core }))

/** The firm or one of its people, as the subject of a sentence. The names of the firm count by `isOfFirm` alone. */
export const subject =
  "(?:we|I|he|she|our (?:[\\w'-]+ ){0,3}?(?:firm|office|lawyers?|attorneys?|partners?|associates?|counsel|litigators?|advocates|team|group|practice|boutique|people|staff|founder)|the firm|this firm)"

/** Where something is said of a client instead: "our client, a leading maker of pumps". */
export const ofClient: Circumstance = {
  before:
    /\b(?:our|the firm's|former|these) (?:[\w-]+ )?clients?,? (?:(?:is|are|was|were|include|includes|range|come|an?|the|whose|who|bought|sold|owns?|has|had|have)\b)|\b(?:represents?|represented|representing|advises?|advised|advising|acts? for|acted for|assists?|assisted|counsels?|help|helped) [^.;:,]*$/i,
}

/** What a line lacks that is no sentence, as advertisements are written: "A perfect record in arbitration." */
export const isLine =
  /^(?!.*\b(?:is|are|was|were|be|has|had|must|may|shall|will|would|can|could|should|does|did|sued|takes?|paid|pays?|holds?|held|ruled|sells?|sold|signs?|signed|explains?|means?|needs?|serves?|appl(?:y|ies)|asks?|depends?|governs?|requires?|allows?|remains?|arises?|expires?|differs?|receives?|vary|varies|turns? on)\b)(?:\S+\s+){0,13}\S+\s*$/i

/** Who is looked for, and companies that bear such a name. */
export const ofApplicants =
  /\b(?:[Cc]andidates?|[Aa]pplicants?|[Pp]ositions?|[Ss]alar(?:y|ies)|[Rr]ecruit\w+|(?:are|is) (?:required|essential|preferred|a plus)|[Ff]inalists?|(?:[Ww]riting|[Oo]rganizational|[Cc]ommunication) skills|law school|moot court|[Cc]ompetition|credentials|associates receive|training|look for lawyers|(?:Ltd|Inc|Corp|LLC|Co|N\.A)\b)/

/** What somebody wants to become is not said to be so. */
export const intended =
  /\b(?:wants?|strives?|striving|aims?|tr(?:y|ies|ying)|seeks?|aspires?|hopes?|works?) to (?:be )?$/i
