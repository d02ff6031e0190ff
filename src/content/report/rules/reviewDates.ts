import type { Rules } from './rule.ts'

/** Texts that must be looked at again. */
export const reviewDateRules = {
  'review-due': {
    severity: 'warning',
    foundByCheck: true,
    summary: 'The day by which a text was to be looked at again has passed.',
    what: 'Read the text. When it is still true, write the day of the next review into the field “reviewBy”. When it is not, change it first, or ask the person in the field “owner”.',
    why: 'Laws, people and prices change, and a text that nobody looks at becomes untrue in silence.',
    wrong: ['reviewBy: 2019-01-31'],
    right: ['reviewBy: 2030-01-31'],
  },
  'review-owner': {
    severity: 'warning',
    foundByCheck: true,
    summary: 'A text is to be reviewed, and nobody is named to do it.',
    what: 'Beside “reviewBy” stands the field “owner”: the name of the person or the department that answers for the text. Visitors do not see it.',
    why: 'A review that is everybody’s task is done by nobody.',
    wrong: ['reviewBy: 2030-01-31'],
    right: ['reviewBy: 2030-01-31', 'owner: Halina Szymczak'],
  },
} as const satisfies Rules
