import type { Rules } from './rule.ts'

/** Where pages stand in the site. */
export const structureRules = {
  'same-address': {
    severity: 'error',
    foundByCheck: true,
    isAboutFile: true,
    summary: 'Two files claim the same address.',
    what: 'The address of a page comes from its folder and its name. Legal pages and pages stand at the top, so legal/terms.mdx and pages/terms.mdx would both be /terms. Rename one of the two.',
    why: 'Only one page can be shown at an address.',
    wrong: ['pages/privacy-policy.mdx', 'legal/privacy-policy.mdx'],
    right: ['pages/your-privacy.mdx', 'legal/privacy-policy.mdx'],
  },
  'missing-page': {
    severity: 'error',
    foundByCheck: true,
    isAboutFile: true,
    summary: 'A page that the site cannot do without is missing.',
    what: 'There must be a front page, a contact page and a page for addresses that do not exist: the files pages/home.mdx, pages/contact.mdx and pages/not-found.mdx, with the templates home, contact and not-found. Restore the file, or its line “template”.',
    why: 'Every page links to the front page and the contact page.',
    wrong: ['template: plain        (in pages/contact.mdx)'],
    right: ['template: contact      (in pages/contact.mdx)'],
  },
  'missing-parent': {
    severity: 'error',
    foundByCheck: true,
    isAboutFile: true,
    summary: 'A page stands below a page that does not exist.',
    what: 'A page in a folder stands below the page of the folder’s name: pages/about/history.mdx belongs to pages/about.mdx. Write that page, or move the file.',
    why: 'The menu, and the link back at the top of the page, lead to the page above.',
    wrong: ['pages/events/autumn.mdx alone'],
    right: ['pages/events.mdx', 'pages/events/autumn.mdx'],
  },
  'same-template': {
    severity: 'error',
    foundByCheck: true,
    summary: 'Two pages have a template that only one page may have.',
    what: 'Templates such as home, contact, partners and careers belong to one page each. A text of your own has the template plain.',
    why: 'Other pages link to the one page with that template, and would not know which of the two is meant.',
    wrong: ['template: contact      (in pages/contact.mdx)', 'template: contact      (in pages/visit.mdx)'],
    right: ['template: contact      (in pages/contact.mdx)', 'template: plain        (in pages/visit.mdx)'],
  },
  'unknown-column': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A page asks for a column of the footer that does not exist.',
    what: 'The field “footer” takes the id of one of the columns that firm.mdx lists under its own field “footer”.',
    why: 'The page’s link would stand in no column.',
    wrong: ['footer: leagl'],
    right: ['footer: legal'],
  },
} as const satisfies Rules
