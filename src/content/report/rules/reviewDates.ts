import type { Rules } from './rule.ts'

/** Texts that must be looked at again. */
export const reviewDateRules = {
  'review-due': {
    severity: 'warning',
    foundBy: 'engine',
    summary: 'The day by which a text was to be looked at again has passed.',
    what: 'Read the text. When it is still true, write the day of the next review into the field “reviewBy”. When it is not, change it first, or ask the person in the field “owner”.',
    why: 'Laws, people and prices change, and a text that nobody looks at becomes untrue in silence.',
    wrong: ['reviewBy: 2019-01-31'],
    right: ['reviewBy: 2030-01-31'],
  },
  'review-owner': {
    severity: 'warning',
    foundBy: 'engine',
    summary: 'A text is to be reviewed, and nobody is named to do it.',
    what: 'Beside “reviewBy” stands the field “owner”: the name of the person or the department that answers for the text. Visitors do not see it.',
    why: 'A review that is everybody’s task is done by nobody.',
    wrong: ['reviewBy: 2030-01-31'],
    right: ['reviewBy: 2030-01-31', 'owner: Halina Szymczak'],
  },
  'posted-later': {
    severity: 'warning',
    foundBy: 'site',
    summary: 'A role that is on the site says that it was posted on a day to come.',
    what: 'The field “posted” is the day on which the role was posted. When the role is to appear on that day only, write the same day into the field “publishOn”.',
    why: 'Applicants would wonder whether the role is open yet.',
    wrong: ['posted: 2099-01-31'],
    right: ['posted: 2099-01-31', 'publishOn: 2099-01-31'],
  },
  'role-over': {
    severity: 'warning',
    foundBy: 'site',
    summary: 'The last day of a role has passed, and its file is still there.',
    what: 'Since its last day (“expiresOn”) the role is on no page. When it is filled, take its file out with npm run retire. When it is open still, write a later day.',
    why: 'Files that no page shows are forgotten, and a role that is open still gets no applicants.',
    wrong: ['expiresOn: 2019-01-31'],
    right: ['expiresOn: 2099-01-31'],
  },
} as const satisfies Rules
