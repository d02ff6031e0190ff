import type { Rules } from '../../../content/report/rules/rule.ts'
import { diagnosticsOf } from '../../../content/model/diagnostic.ts'

/** What is asked of the files of roles. */
export const jobRules = {
  'posted-later': {
    severity: 'warning',
    summary: 'A role says that it was posted on a later day than it appears.',
    what: 'The field “posted” is the day on which the role was posted. When the role is to appear on that day only, write the same day into the field “publishOn”.',
    why: 'Applicants would wonder whether the role is open yet.',
    wrong: ['posted: 2099-01-31'],
    right: ['posted: 2099-01-31', 'publishOn: 2099-01-31'],
  },
  'role-over': {
    severity: 'warning',
    summary: 'The last day of a role has passed, and its file is still there.',
    what: 'Since its last day (“expiresOn”) the role is on no page. When it is filled, take its file out with npm run retire. When it is open still, write a later day.',
    why: 'Files that no page shows are forgotten, and a role that is open still gets no applicants.',
    wrong: ['expiresOn: 2019-01-31'],
    right: ['expiresOn: 2099-01-31'],
  },
} as const satisfies Rules

export const diagnostic = diagnosticsOf(jobRules)
