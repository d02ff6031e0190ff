import type { Rules } from '../../../content/report/rules/rule.ts'
import { claimRules } from '../../../content/report/rules/claims.ts'
import { officialText, opinion1005, rule71 } from './sources.ts'

/** What is said of the firm and of its work: claims, praise, promises, specialists. */

/** What New York says of the engine's rules on claims. */
const rulesOnClaims = {
  'unrecorded-claim': {
    ...claimRules['unrecorded-claim'],
    why: 'A lawyer who is asked must be able to show what supported the statement on the day it was published. With a record, nobody has to search, and a figure that changes is changed in one place.',
    sources: [rule71, opinion1005],
  },
  'unproved-praise': {
    ...claimRules['unproved-praise'],
    why: 'Rule 7.1(d) and (e) allow comparisons and statements on quality that can be factually supported on the day they are published. Some words cannot be supported at all: “unsurpassed litigation skills” failed even with the sentence on prior results.',
    wrong: ['We are the leading litigation firm in New York.'],
    right: ['Four of our partners have tried cases in the Commercial Division since 2005.'],
    sources: [
      'Rule 7.1(a), (d), (e)',
      opinion1005,
      'Nassau County Bar Association, Ethics Opinion 2012-1, on superlatives: https://nassaubar.org/ethics-opinion/2012-1',
      'On “expert” (Rule 7.4(a)), from memory: committees read it as praise or as a claim to be a specialist; let a lawyer confirm',
    ],
  },
  'unsupported-claim': { ...claimRules['unsupported-claim'], sources: [rule71] },
  'expired-claim': { ...claimRules['expired-claim'], sources: [rule71] },
} as const satisfies Rules

export const statementRules = {
  ...rulesOnClaims,
  'promised-result': {
    severity: 'error',
    summary: 'A result is promised.',
    what: 'No lawyer knows how a matter ends. Say what the firm does, and not what will come of it. The sentence on prior results does not make a promise right.',
    why: 'Rule 7.1(a) forbids statements that are false, deceptive or misleading, and a promise of a result is one. “I know how to win for you” was not permitted.',
    wrong: ['We will win your case.'],
    right: ['We prepare each case for trial and tell you what we think of its chances.'],
    sources: ['Rule 7.1(a)(1)', opinion1005, officialText],
  },
  specialist: {
    severity: 'error',
    summary: 'A lawyer or the firm is called a specialist.',
    what: 'Say that a lawyer practices in a field, concentrates on it or limits the practice to it. “Specialist”, “specializes”, “specialty” and words like them are kept for lawyers with a certification. Then the organization that certified the lawyer is named in the same sentence, and the page says, clearly legible and at least two font sizes larger than the largest words on the certification: This certification is not granted by any governmental authority. For a certification by another state, the sentence ends: within the State of New York.',
    why: 'Rule 7.4(a) forbids a lawyer or firm to state that they are specialists or specialize in a field, and Rule 7.4(c) allows it only with a certification. The heading “Specialties” was barred too; “Skills and Expertise” was allowed.',
    wrong: ['She specializes in patent litigation.'],
    right: ['She practices patent litigation.', 'Her practice is limited to patent litigation.'],
    sources: [
      'Rule 7.4(a), (c): casetext.com, 22 NYCRR 1200.7.4, current through October 9, 2024',
      'Hayes v. Grievance Committee, 672 F.3d 158 (2d Cir. 2012), on an earlier form of the statement',
      'NYSBA Ethics Opinion 972 (the heading “Specialties”): https://nysba.org/ethics-opinion-972/',
      'NYCLA Ethics Opinion 748 (“Skills and Expertise”)',
    ],
  },
} as const satisfies Rules
