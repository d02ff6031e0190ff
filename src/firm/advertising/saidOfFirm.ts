import type { Circumstance } from '../../compliance/lexicon/lexicon.ts'
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
