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
    what: 'The field “evidence” says in a sentence what supports the statement and where it is kept. A release is not built without it.',
    why: 'Without support at the time of publication, the statement may not be made.',
    wrong: ['statement: The firm has tried more than 200 cases.'],
    right: [
      'statement: The firm has tried more than 200 cases.',
      'evidence: Counted from the docketing system by A. Person on 2025-06-20; the list is in file 1120.',
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
    summary: 'The dates of a claim can’t be right.',
    what: 'The date in “asOf” is when someone checked the claim, so it isn’t in the future; “reviewBy” comes after it. An award is at most of the year after “asOf”.',
    why: 'A record that was never made sure of proves nothing.',
    wrong: ['asOf: 2031-01-31', 'reviewBy: 2030-01-31'],
    right: ['asOf: 2030-01-31', 'reviewBy: 2031-01-31'],
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
