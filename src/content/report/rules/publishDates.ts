import type { Rules } from './rule.ts'

/** Drafts, and the days on which something is on the site. */
export const publishDateRules = {
  'not-on-site': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link or a field leads to something that is not on the site today.',
    what: 'The file exists, but it is a draft, its first day on the site (“publishOn”) is still to come, or its last day (“expiresOn”) has passed. Take the link or the line out for now, or change that file.',
    why: 'Visitors would be led to a page that they cannot have.',
    wrong: ['See [our new office](/about/boston).      (and pages/about/boston.mdx says “draft: true”)'],
    right: ['See [our office](/contact).'],
  },
  'showing-order': {
    severity: 'error',
    summary: 'The last day on the site comes before the first.',
    what: 'The field “publishOn” is the first day on which something is shown, “expiresOn” the last. Both may be the same day.',
    why: 'It would never be shown, and nobody would notice.',
    wrong: ['publishOn: 2027-03-01', 'expiresOn: 2027-02-01'],
    right: ['publishOn: 2027-02-01', 'expiresOn: 2027-03-01'],
  },
} as const satisfies Rules
