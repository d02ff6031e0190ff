import type { Rules } from './rule.ts'
import { recordExample } from './tagExamples.ts'

/** The register of claims: what the site states about the firm, with what supports it. */
export const claimRules = {
  'unknown-claim': {
    severity: 'error',
    summary: 'A text takes its words from a record that does not exist.',
    what: ({ tags }) =>
      `Where a page shows a figure, an award or a quotation, its text says ${recordExample(tags)}, and the words come from the file of that name in the folder “claims”. Write the name of such a file, without .mdx, in straight quotation marks, and end it with />.`,
    why: 'There would be nothing to show in that place.',
    wrong: ({ tags }) => [`value: ${recordExample(tags, 'years-of-practise')}`],
    right: ({ tags }) => [`value: ${recordExample(tags, 'years-of-practice')}`],
  },
  'unrecorded-claim': {
    severity: 'warning',
    summary:
      'A figure, a result, a ranking or a client’s words are stated, and no record says what supports them.',
    what: ({ tags }) =>
      `Figures, sums of money, results, awards, places in lists and the words of clients stand in one file each in the folder “claims”, with the day, the support and the person who answers for it. Add the record and write ${recordExample(tags)} in the place of the words, or take the words out. A release is not built while one is missing.`,
    why: 'Who is asked must be able to show what supported the statement on the day it was published. With a record, nobody has to search, and a figure that changes is changed in one place.',
    wrong: ['We have tried more than 200 cases.'],
    right: ({ tags }) => [`We have tried ${recordExample(tags, 'cases-tried')} cases.`],
  },
  'unproved-praise': {
    severity: 'warning',
    summary: 'The firm is praised or compared with others, and no record says what supports it.',
    what: ({ tags }) =>
      `Words such as best, leading, unmatched or more experienced than others can seldom be proved. Write the fact that made you think so. If the words can be supported, record them in the folder “claims” as a comparison, with the support, and write ${recordExample(tags)} in their place. A release is not built while it is unrecorded.`,
    why: 'A comparison or praise is a statement of fact to its readers. Who is asked for its support must have it on the day of publication.',
    wrong: ['We are the leading house in the city.'],
    right: ['The house has played every season since 1905.'],
  },
  'unsupported-claim': {
    severity: 'warning',
    summary: 'A record of a claim does not say what supports it.',
    what: 'The field “evidence” says in a sentence what supports the statement and where it is kept; “evidenceDigest” ties the record to one document. One of the two must be there before a release is built. npm run claims -- --digest FILE writes the digest of a document.',
    why: 'Without support at the time of publication, the statement may not be made.',
    wrong: ['statement: The firm has tried more than 200 cases.'],
    right: [
      'statement: The firm has tried more than 200 cases.',
      'evidence: Counted from the docketing system by A. Person on 2025-06-20; the list is in file 1120.',
    ],
  },
  'claim-value': {
    severity: 'warning',
    summary: 'The pages show a figure or words that the statement of its record does not bear out.',
    what: 'Every number in “value” stands in “statement” too, in any spelling: 200+ beside “more than 200”, $10B+ beside “more than ten billion dollars”, 99% beside “99 percent”. Where “value” says 200+, the statement may have the exact number, such as 214. Every word of “value” stands in “statement” as well, except in the name of an award and in a client’s quotation. Write what the evidence supports into both. A release is not built while they differ.',
    why: 'The statement is what somebody made sure of. A larger figure on the pages, or praise beside it, has no support, and when only one of the two is changed, nobody sees it.',
    wrong: ['statement: The firm has tried more than 200 cases.', 'value: 900+'],
    right: ['statement: The firm has tried more than 200 cases.', 'value: 200+'],
  },
  'claim-kind': {
    severity: 'warning',
    summary: 'The record of a figure or a result holds praise or a comparison.',
    what: 'A record of the kind figure or result is about something that can be counted. Words such as “leading”, “best” or “largest” in its “value” compare the firm with others: take them out, or make it a record of the kind comparison, whose evidence says what the comparison rests on. A release is not built until then.',
    why: 'Only facts support a comparison. A statement that only repeats the praise supports nothing.',
    wrong: ['kind: figure', 'statement: We are the leading firm of the city.', 'value: the leading firm'],
    right: [
      'kind: comparison',
      'statement: The firm filed more appeals in 2024 than any other firm in the city.',
      'value: the most appeals',
    ],
  },
  'expired-claim': {
    severity: 'warning',
    summary: 'The day by which a claim was to be made sure of again has passed.',
    what: 'Make sure that the statement is still true. If it is, write the day on which you did so into “asOf”, and the day of the next review into “reviewBy”. If it is not, change “value”, and every page that shows it changes. A release is not built while one is overdue.',
    why: 'The support must be there as long as the page is published, and figures go out of date in silence.',
    wrong: ['asOf: 2019-01-31', 'reviewBy: 2020-01-31'],
    right: ['asOf: 2030-01-31', 'reviewBy: 2031-01-31'],
  },
  'claim-dates': {
    severity: 'warning',
    summary: 'The days of a record of a claim cannot be right.',
    what: 'The field “asOf” is the day on which somebody made sure, so it is not in the future; “reviewBy” is the day by which somebody does so again, so it comes after “asOf”.',
    why: 'A record that was never made sure of proves nothing.',
    wrong: ['asOf: 2031-01-31', 'reviewBy: 2030-01-31'],
    right: ['asOf: 2030-01-31', 'reviewBy: 2031-01-31'],
  },
  'future-award': {
    severity: 'error',
    summary: 'The record of an award names a year that was still to come when somebody made sure of it.',
    what: 'The field “year” of a ranking is the year for which the award was given. It may be the next one, since guides and lists of a year come out in the autumn before, but none after that: neither by the day in “asOf”, nor by today. Write the year that stands on the award.',
    why: 'An award that cannot have been given yet is a false statement, and its record is no support for it.',
    wrong: ['year: "2035"', 'asOf: 2030-01-31'],
    right: ['year: "2030"', 'asOf: 2030-01-31'],
  },
  'early-award': {
    severity: 'warning',
    summary: 'The record of an award names a year before the firm was founded.',
    what: 'The field “year” of a ranking is the year for which the award was given. Before the year that “founded” in the organization’s file names, it could be given to nobody of that name. Write the right year. If it was given to a person, or to a house that this one took over, let the words of the award say so; the warning keeps nothing from being released.',
    why: 'Readers take an award for one of the firm itself.',
    wrong: ['year: "1890"'],
    right: ['year: "2030"'],
  },
  'unused-claim': {
    severity: 'warning',
    summary: 'No page shows a claim that is on record.',
    what: ({ tags }) =>
      `A record is shown where a text says ${recordExample(tags)} with the name of its file. Show it, or delete the file.`,
    why: 'Somebody reviews every record once a year, and should not do so for nothing.',
    wrong: ['claims/cases-tried.mdx, which no text names'],
    right: ({ tags }) => [
      `claims/cases-tried.mdx, and “We have tried ${recordExample(tags, 'cases-tried')} cases.”`,
    ],
  },
} as const satisfies Rules
