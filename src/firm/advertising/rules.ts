import type { Rules } from '../../content/report/rules/rule.ts'
import { claimRules } from '../../content/report/rules/claims.ts'

/**
 * New York's rules on lawyers' advertising and their neighbours, as far as a program can look at them. A checklist,
 * not legal advice: `content/legal/README.md` says so to its readers. "From memory" marks what was not read in a
 * stored source; a lawyer confirms it against the official text.
 */

const official = 'The official text is 22 NYCRR Part 1200, published by the courts at nycourts.gov'
const register2011 = 'New York State Register, May 25, 2011: amended Rule 7.1(c), (d), (e), (g)'
const opinion1005 =
  'NYSBA Ethics Opinion 1005 (2014), “unsurpassed litigation skills”: https://www.technethics.com/new-york-state-bar-opinion-1005/'
const rule71 =
  '22 NYCRR 1200, Rule 7.1(d), (e): what is said of results, quality and other firms must have factual support on the day it is published'

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
      'On “expert”, from memory: committees read it as praise or as a claim to be a specialist; let a lawyer confirm',
    ],
  },
  'unsupported-claim': { ...claimRules['unsupported-claim'], sources: [rule71] },
  'claim-value': { ...claimRules['claim-value'], sources: [rule71] },
  'claim-kind': {
    ...claimRules['claim-kind'],
    why: 'Rule 7.1(e) asks that a comparison can be supported by facts. A statement that only repeats the praise supports nothing.',
    sources: [rule71],
  },
  'expired-claim': { ...claimRules['expired-claim'], sources: [rule71] },
} as const satisfies Rules

export const newYorkRules = {
  ...rulesOnClaims,
  'advertising-label': {
    severity: 'error',
    summary: 'The words “Attorney Advertising” are missing at the foot of the pages.',
    what: 'The field “advertising” in firm.mdx is the line at the foot of every page. It contains the words “Attorney Advertising”. Rule 7.1(f) asks for them on the home page of a website; Rule 7.1(i), from memory, asks that they are clearly legible, which the design’s own tests look after.',
    why: 'The label tells readers that they read advertising. Without it the whole site breaks the rule.',
    wrong: ['advertising: Prior results do not guarantee a similar outcome.'],
    right: ['advertising: Attorney Advertising. Prior results do not guarantee a similar outcome.'],
    sources: ['Rule 7.1(f)', 'Rule 7.1(i), from memory: let a lawyer confirm', official],
  },
  'firm-particulars': {
    severity: 'error',
    summary: 'The firm’s name, principal office or telephone number is not what the pages must show.',
    what: 'The foot of every page shows the name, the street address of the principal office and the telephone number from firm.mdx. The address is that of an office, not a post office box. The registered name contains the name that the firm goes by.',
    why: 'Rule 7.1(h) asks for all three in every advertisement, so that readers know who speaks to them and where the firm can be found.',
    wrong: ['street: P.O. Box 1120'],
    right: ['street: 100 Sample Slip'],
    sources: [
      'Rule 7.1(h)',
      'NYSBA Ethics Opinion 1095: https://nysba.org/ethics-opinion-1095/',
      'NYCLA Ethics Opinion 748',
      'Rule 7.5(b) and NYSBA Ethics Opinion 1207 on the names of firms: https://nysba.org/ethics-opinion-1207/',
      official,
    ],
  },
  'prior-results': {
    severity: 'error',
    summary: 'A page states results, compares or quotes clients, without the sentence on prior results.',
    what: 'Wherever results, comparisons, praise or the words of clients are shown, the same page says: Prior results do not guarantee a similar outcome. The line “advertising” in firm.mdx carries it to the foot of every page.',
    why: 'Rule 7.1(e)(3) prescribes the sentence, in these words, for every advertisement of that kind.',
    wrong: ['advertising: Attorney Advertising.'],
    right: ['advertising: Attorney Advertising. Prior results do not guarantee a similar outcome.'],
    sources: [
      'Rule 7.1(d), (e)(3)',
      'NYSBA Ethics Opinion 834 (2009): https://nysba.org/ethics-opinion-834',
      register2011,
    ],
  },
  'promised-result': {
    severity: 'error',
    summary: 'A result is promised.',
    what: 'No lawyer knows how a matter ends. Say what the firm does, and not what will come of it. The sentence on prior results does not make a promise right.',
    why: 'Rule 7.1(a) forbids statements that are false, deceptive or misleading, and a promise of a result is one. “I know how to win for you” was not permitted.',
    wrong: ['We will win your case.'],
    right: ['We prepare each case for trial and tell you what we think of its chances.'],
    sources: ['Rule 7.1(a)(1)', opinion1005, official],
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
  'contingent-fee': {
    severity: 'warning',
    summary: 'A fee that depends on the outcome is offered, and nothing is said of expenses.',
    what: 'A page that says “no fee unless …” or that the firm works for a contingent fee also says what becomes of the expenses of the case: that the client remains liable for them whatever the outcome, or on which terms the firm advances them. The check looks for such a sentence anywhere on the page.',
    why: 'Court fees, experts and transcripts may cost more than a lost case is worth. Who reads “you pay nothing” believes it.',
    wrong: ['No fee unless we win.'],
    right: ['If nothing is recovered, you owe no fee, and you remain liable for the expenses of the case.'],
    sources: [
      'Rule 7.1(p), from memory: let a lawyer confirm',
      'Judiciary Law § 488(3), from memory: let a lawyer confirm',
      'S. S. Gerstman, How to Advertise Fees Within Rules, on the rule before 2009: newyorklegalethics.com',
      official,
    ],
  },
  'paid-endorsement': {
    severity: 'warning',
    summary: 'Somebody who may be paid speaks for the firm, or reviews are paid for.',
    what: 'Who recommends the firm and is paid for it, in money or otherwise, is shown with the words that say so: “is paid for this endorsement”. Spokespersons and well-known people are looked for, and gifts and discounts for reviews and referrals.',
    why: 'Rule 7.1(c)(1) forbids a paid endorsement without disclosing that the person is compensated. Rule 7.2(a), from memory, forbids gifts to people for recommending a lawyer.',
    wrong: ['Actress Jane Sample recommends us.', 'Leave a review and receive a gift card.'],
    right: ['Jane Sample, an actress, recommends us. She is paid for this endorsement.'],
    sources: [
      'Rule 7.1(c)(1): text in brandeslaw.blogspot.com, May 26, 2011',
      'Rule 7.2(a), from memory: let a lawyer confirm',
      official,
    ],
  },
  'staged-scene': {
    severity: 'warning',
    summary: 'A scene that did not happen is told or shown without saying so.',
    what: 'Where actors appear, where a trial is enacted again, or where the story of an invented client is told, the same page says that it is so. The check looks for such words as “re-enactment”, “played by an actor” and “our video shows the judge”.',
    why: 'Rule 7.1(c)(3) asks that actors and depictions of fictional events or scenes are disclosed, whether in pictures or in words.',
    wrong: ['Meet Carla, who lost everything until she called us.'],
    right: ['Dramatization. Actors portray clients, and the scene did not happen.'],
    sources: ['Rule 7.1(c)(3)', register2011, official],
  },
  'trade-name': {
    severity: 'warning',
    summary: 'The firm is found under a name that is not its own.',
    what: 'Domains such as “winyourcase.com”, telephone numbers made of words and names of trade such as “The Injury Law Center” are told. Write the firm’s own name, address and number, or let a lawyer allow the name.',
    why: 'Names of trade have been allowed since 2020 when they do not mislead (Rule 7.5(b)). A domain or a telephone number may not suggest that the firm can obtain results, and every page bears the firm’s own name.',
    wrong: ['Visit us at winyourcase.com.'],
    right: ['Visit us at www.westatlantic.example.'],
    sources: [
      'Rule 7.5(b) and NYSBA Ethics Opinion 1207: https://nysba.org/ethics-opinion-1207/',
      'Rule 7.5(e), (f), from memory: let a lawyer confirm',
      'Association of the Bar of the City of New York, Formal Opinion 2003-01, on domain names',
      'NYSBA Ethics Opinion 1226 (2021), on domain names, read in a summary: ezel.ai',
    ],
  },
  'incident-solicitation': {
    severity: 'warning',
    summary: 'The victims of one certain accident are called upon.',
    what: 'Words that ask the people hurt in one named or recent accident, or their families, to call the firm. General advice to people who were injured names no accident, and is left alone.',
    why: 'A solicitation about a specific incident with claims for personal injury or wrongful death may not be spread before the thirtieth day after it. After the Staten Island ferry crash of 2003, lawyers advertised while the rescue went on; the thirty days were upheld in Alexander v. Cahill.',
    wrong: ['If you were hurt in the ferry crash last week, call us.'],
    right: ['We represent people who were injured in accidents on ferries.'],
    sources: [
      'Rule 7.3(e) and Rule 4.5, from memory: let a lawyer confirm',
      'Alexander v. Cahill, 598 F.3d 79 (2d Cir. 2010): newyorklegalethics.com, April 2010 and July 2011',
      official,
    ],
  },
  'improper-influence': {
    severity: 'error',
    summary: 'Influence over judges or officials is hinted at.',
    what: 'Words that suggest that the firm knows the right people: friends among judges, connections at an agency, a call that makes a case go away. That a lawyer was a judge or a prosecutor may be said as a fact, with its years.',
    why: 'Rule 8.4(e) forbids a lawyer to state or imply an ability to influence a court, a legislature or an official improperly or on irrelevant grounds.',
    wrong: ['Our connections at City Hall get permits approved.'],
    right: ['She was counsel to a city agency from 2004 to 2009.'],
    sources: ['Rule 8.4(e), from memory: let a lawyer confirm', official],
  },
  'award-particulars': {
    severity: 'warning',
    summary: 'An award is shown without its year, the body that gave it or the field of law.',
    what: 'Write who gave the award, for which year, and for which field of law and place, as its giver asks. The record in the folder “claims” holds the same facts, with the support. A release is not built while one is missing.',
    why: 'A rating must be a genuine one, and the lawyer answers for how it is made (Rule 7.1(b)). An award without its year suggests that it is this year’s. Best Lawyers asks for year, country and field.',
    wrong: ['- Legal 500 Tier 1'],
    right: ['- Harbor Law Quarterly, practice survey 2024, Tax Law, New York'],
    sources: [
      'Rule 7.1(b)(1)',
      'NYSBA Ethics Opinion 1007 on ratings: nysba.org',
      'https://www.bestlawyers.com/methodology/publicizing-guidelines',
    ],
  },
  'pay-range': {
    severity: 'error',
    summary: 'A role does not show the least and the most that it pays.',
    what: 'The field “pay” of a role has a lower amount in “from” and a higher or equal one in “to”, both as the firm believes in good faith that it will pay. “Up to”, “and more” or “competitive” are no range.',
    why: 'New York Labor Law § 194-b asks employers of four or more people for the range in every advertisement of a job.',
    wrong: ['pay:', '  from: $310,000', '  to: $245,000'],
    right: ['pay:', '  from: $245,000', '  to: $310,000'],
    sources: ['New York Labor Law § 194-b', 'harrisbeach.com on Labor Law § 194-b'],
  },
  'picture-origin': {
    severity: 'warning',
    summary: 'Nobody has noted where a picture comes from.',
    what: 'Every photograph has an entry under “pictures” in advertising.mdx: whether it is a real photograph, shows actors or a staged scene, or was generated by a program; who made it, and who agreed to its use. A release is not built while one is missing.',
    why: 'Pictures are statements about the firm: how large it is, who works there, who is a lawyer. Actors, staged scenes and generated people must be labelled, which nobody can do who does not know where a picture comes from.',
    wrong: ['portrait: ./jane-sample.jpg      (and no entry under “pictures”)'],
    right: [
      'pictures:',
      '  - file: attorneys/jane-sample.jpg',
      '    kind: photograph',
      '    by: A. Photographer, June 2025',
      '    consent: Jane Sample, in writing, 2025-06-20',
    ],
    sources: [
      'Rule 7.1(c)(3)',
      register2011,
      'NYSBA Ethics Opinion 851: https://nysba.org/ethics-opinion-851/',
      'General Business Law § 396-b, in force June 9, 2026',
    ],
  },
  'staged-picture': {
    severity: 'error',
    summary: 'A staged or generated picture is shown without saying so.',
    what: 'Pictures with actors, of scenes that did not happen or of people whom a program generated are labelled where they are shown. The words under “label” in the picture’s entry in advertising.mdx, for example “Dramatization”, stand on every page with the picture: in its caption or in a sentence beside it.',
    why: 'Rule 7.1(c)(3) asks that actors and fictional scenes are disclosed. General Business Law § 396-b asks the same of performers that were made by artificial intelligence, with a penalty of $1,000, then $5,000.',
    wrong: ['![A lawyer addresses a jury](./trial.jpg)'],
    right: ['![A lawyer addresses a jury](./trial.jpg "Dramatization with actors")'],
    sources: [
      'Rule 7.1(c)(3)',
      register2011,
      'General Business Law § 396-b, in force June 9, 2026: mcdermottlaw.com',
    ],
  },
  'privacy-and-form': {
    severity: 'warning',
    summary: 'The privacy policy and the contact form do not say the same about what is collected.',
    what: 'The sentence of the privacy policy on the contact form names each thing that the form asks for, and nothing else. The labels of the form count, too: a label such as “Full Name and Date of Birth” asks for a date of birth. Change the policy when the form changes, and let the person who answers for the policy agree. A release is not built while the two differ.',
    why: 'What a firm says about privacy must be true. The Attorney General’s guide of July 30, 2024 treats a policy that differs from what the site does as deceptive.',
    wrong: ['The contact form collects your name and your date of birth.'],
    right: ['The contact form collects your name, your e-mail address and your message.'],
    sources: [
      'General Business Law § 349',
      'New York Attorney General, website privacy guide, July 30, 2024: mondaq 1503842',
    ],
  },
} as const satisfies Rules

/** The name of a rule on advertising. */
export type NewYorkRule = keyof typeof newYorkRules

/** What may be switched off or allowed in `content/advertising.mdx`. */
export const overridableRules = [
  'unrecorded-claim',
  'unproved-praise',
  'promised-result',
  'specialist',
  'contingent-fee',
  'paid-endorsement',
  'staged-scene',
  'trade-name',
  'incident-solicitation',
  'improper-influence',
  'prior-results',
  'award-particulars',
  'advertising-label',
  'firm-particulars',
  'pay-range',
  'picture-origin',
  'staged-picture',
  'privacy-and-form',
] as const satisfies readonly NewYorkRule[]
