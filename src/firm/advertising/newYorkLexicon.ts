import { defineAdvertisingFile } from '../../compliance/lexicon/fields.ts'
import type { AdvertisingLexicon, WordFamily, WordLexicon } from '../../compliance/lexicon/lexicon.ts'
import { overridableRules, type NewYorkRule } from './rules.ts'
import { achievements } from './achievements.ts'
import { assurances } from './assurances.ts'
import { clientVoice } from './clientVoice.ts'
import { comparisons } from './comparisons.ts'
import { contingentFees } from './contingentFees.ts'
import { isDenied } from './denials.ts'
import { endorsements } from './endorsements.ts'
import { excellence } from './excellence.ts'
import { experts } from './experts.ts'
import { figures } from './figures.ts'
import { futures } from './futures.ts'
import { formPrivacy } from './formPrivacy.ts'
import { honors, quantities } from './honors.ts'
import { incidents } from './incidents.ts'
import { influence } from './influence.ts'
import { intake } from './intake.ts'
import { names } from './names.ts'
import { isOfTrademarks, otherSubjects, titlesOfWorks } from './otherSubjects.ts'
import { outcomes } from './outcomes.ts'
import { praise, praiseInValue } from './praise.ts'
import { promises } from './promises.ts'
import { records } from './records.ts'
import { quality } from './quality.ts'
import { rivals } from './rivals.ts'
import { payRanges, shownAwards } from './shown.ts'
import { results } from './results.ts'
import { scenes } from './scenes.ts'
import { harmlessSpecialties, specialists } from './specialists.ts'
import { quotations, testimonials } from './testimonials.ts'
import { firm } from './voice.ts'
import { voices } from './voices.ts'
import { winRates } from './winRates.ts'

/** Phrases that hold a word of the lists and mean something else. */
const harmless: readonly string[] = harmlessSpecialties

const families: readonly WordFamily<NewYorkRule>[] = [
  promises,
  ...assurances,
  ...futures,
  ...specialists,
  ...experts,
  praise,
  ...excellence,
  ...comparisons,
  ...rivals,
  ...quality,
  ...results,
  ...outcomes,
  ...records,
  ...winRates,
  ...honors,
  ...testimonials,
  ...voices,
  ...clientVoice,
  ...figures,
  achievements,
  quantities,
  ...endorsements,
  ...scenes,
  contingentFees,
  ...incidents,
  ...names,
  ...influence,
  ...intake,
]

/** The rules on what is said of the firm; others are on what it does. */
const isOnFirm = new Set<NewYorkRule>(['unproved-praise', 'unrecorded-claim'])

const words: WordLexicon<NewYorkRule> = {
  families: families.map((family) => ({
    ...family,
    unless: [
      ...(family.unless ?? []),
      isDenied,
      isOfTrademarks,
      ...(isOnFirm.has(family.rule) ? otherSubjects : []),
    ],
  })),
  harmless,
  names: titlesOfWorks,
  ofFirm: new RegExp(String.raw`\b(?:${firm}|(?:he|she|his|her)\b)`, 'i'),
  quotations,
  praiseInValue,
  jobPages: ['careers', 'join'],
}

/**
 * New York's rules on lawyers' advertising and their neighbours, as far as a program can look at them. What each rule
 * asks, and where it was read, stands in `rules.ts`.
 */
export const newYorkLexicon = {
  file: defineAdvertisingFile(overridableRules),
  words,
  priorResults: {
    rule: 'prior-results',
    // Rule 7.1(e)(3), in its own words.
    statement: /prior results do not guarantee a similar outcome/i,
    // Those that Rule 7.1(d) speaks of.
    kinds: ['result', 'comparison', 'testimonial'],
    missing: {
      message:
        '"{words}" is shown on {page}, which does not say that prior results guarantee nothing (Rule 7.1(e)).',
      fix: 'Write into the field "advertising" of firm.mdx: Attorney Advertising. Prior results do not guarantee a similar outcome.',
    },
  },
  label: {
    rule: 'advertising-label',
    field: 'advertising',
    // "This is not attorney advertising" is no label.
    words: /(?:^|[.;])(?:(?!\b(?:not|no|never|nor|isn't|without|non)\b)[^.;])*?\battorney advertising\b/i,
    missing: {
      message: 'The line at the foot of every page lacks the words "Attorney Advertising" (Rule 7.1(f)).',
      fix: 'Write into the field "advertising": Attorney Advertising. Prior results do not guarantee a similar outcome.',
    },
  },
  particulars: {
    rule: 'firm-particulars',
    noOffice: /\b(?:p\.?\s?o\.?\s?box|post office box)\b/i,
    isNoOffice: {
      message:
        'The address at the foot of every page is a post office box, and the principal office must be named (Rule 7.1(h)).',
      fix: 'Write the number and the street of the principal office.',
    },
    missing: {
      message: 'The {what} of the firm does not stand on every page (Rule 7.1(h)).',
      fix: 'Show the name, the principal office and the telephone number at the foot of every page.',
    },
  },
  awards: {
    shown: shownAwards,
    commonWords: ['and', 'for', 'law', 'new', 'the', 'york'],
    wholeFirm: /^firm-wide/i,
    unrecorded: {
      rule: 'unrecorded-claim',
      message:
        'The award "{award}" is shown without a record of who gave it, when and for what (Rule 7.1(b), (d)).',
      fix: 'Add a record of the kind "ranking" in claims/ and write <Claim name="…" /> in its place.',
    },
    lacking: {
      rule: 'award-particulars',
      message:
        'The award "{award}" is shown without {lacking} (Rule 7.1(b) and the guides of those who give awards).',
      fix: 'Write who gave it, the year and the field, for example: Harbor Law Quarterly, practice survey 2024, Tax Law, New York.',
    },
  },
  pay: {
    rule: 'pay-range',
    ranges: payRanges,
    advice: {
      message:
        'The range of pay of "{role}" begins with {from}, which is more than its end, {to} (Labor Law § 194-b).',
      fix: 'Write the least that the firm will pay into "from", and the most into "to".',
    },
  },
  pictures: {
    unknown: {
      rule: 'picture-origin',
      message: 'Nobody has noted where the picture {picture} comes from, and whom it shows (Rule 7.1(c)).',
      fix: 'Add an entry under "pictures" in advertising.mdx: file, kind, by, consent.',
    },
    labelRule: 'staged-picture',
    staged: {
      dramatized:
        'The picture {picture} shows actors or a staged scene, and {page} does not say so (Rule 7.1(c)(3)).',
      generated:
        'The picture {picture} was generated by a program, and {page} does not say so (General Business Law § 396-b).',
    },
    addLabel: 'Write "{label}" into its caption, or into a sentence beside it.',
    chooseLabel:
      'Give its entry in advertising.mdx a "label", for example Dramatization, and write those words into its caption.',
  },
  privacy: formPrivacy,
} satisfies AdvertisingLexicon<NewYorkRule>
