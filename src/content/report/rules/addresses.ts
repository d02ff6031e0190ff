import type { Rules } from './rule.ts'

/** The list of published addresses, addresses.txt. */
export const addressRules = {
  'early-address': {
    severity: 'warning',
    summary: 'The list has the address of a page that was never on the site.',
    what: 'The page is a draft, or appears on a later day, and the last commit does not have its line in the list yet, so nobody can know the address. Take the line out, or let npm run addresses or npm run check -- --fix do it. When the page appears, the check asks for the line.',
    why: 'Once the line is committed, the address counts as published, and must be a page or lead to one.',
    wrong: ['/about/library      (and pages/about/library.mdx says publishOn: 2030-03-01)'],
    right: ['/about/library      (on the day on which the page appears)'],
  },
  'lost-address': {
    severity: 'error',
    summary: 'An address that was published leads nowhere now.',
    what: 'The file addresses.txt lists every address that the site has ever had. When a page is renamed, deleted or taken off the site, its line there says where its visitors go instead: the old address, an arrow (->) and the new address.',
    why: 'Other websites, letters and bookmarks lead to the old address for years.',
    wrong: ['/about/people'],
    right: ['/about/people -> /about/leadership'],
  },
  'new-address': {
    severity: 'warning',
    summary: 'A page’s address is not in the list of published addresses yet.',
    what: 'Run npm run addresses, which adds what is missing to addresses.txt, and commit that file with your change. Or write the address into it yourself, on a line of its own.',
    why: 'Only an address that is in the list is missed when its page is renamed or deleted.',
    wrong: ['A new page /about/boston, and no line in addresses.txt'],
    right: ['/about/boston'],
  },
  'address-line': {
    severity: 'error',
    summary: 'A line of addresses.txt is not written as an address, or as two with an arrow between.',
    what: 'Each line holds one address, which begins with a slash and has none at its end. When nothing stands there any more, an arrow (->) and the address that took its place follow. Lines that begin with # are notes.',
    why: 'A line that is not understood cannot lead anybody anywhere.',
    wrong: ['about/people /about/leadership'],
    right: ['/about/people -> /about/leadership'],
  },
  'address-twice': {
    severity: 'error',
    summary: 'An address stands twice in addresses.txt.',
    what: 'Each address has one line. Delete one of the two; when one of them has an arrow, keep that one if the page is gone.',
    why: 'Two lines may lead to two places, and only one can be right.',
    wrong: ['/about/people', '/about/people -> /about/leadership'],
    right: ['/about/people -> /about/leadership'],
  },
  'redirect-target': {
    severity: 'error',
    summary: 'An old address leads on to a page that does not exist.',
    what: 'Behind the arrow stands the address of a page that is on the site today, or of another website, which begins with https://. The nearest address is suggested with the problem.',
    why: 'A visitor who follows an old link would be led to the page that says that there is nothing here.',
    wrong: ['/about/people -> /about/leaders'],
    right: ['/about/people -> /about/leadership'],
  },
  'redirect-chain': {
    severity: 'error',
    summary: 'An old address leads on to another old address.',
    what: 'Write the last address of the chain behind the arrow, so that every old address leads to its page in one step. When the addresses lead round in a circle, choose a page that exists.',
    why: 'Each step costs the visitor time, search engines give up after a few, and a circle has no end.',
    wrong: ['/people -> /about/people', '/about/people -> /about/leadership'],
    right: ['/people -> /about/leadership', '/about/people -> /about/leadership'],
  },
  'redirect-page': {
    severity: 'error',
    summary: 'An address leads elsewhere although a page stands there.',
    what: 'Delete the arrow and what follows it, or delete the page. A page with a last day (“expiresOn”) may have an arrow in advance: it works from the day after.',
    why: 'Either the page or the way to another one could be had, and nobody could say which.',
    wrong: ['/contact -> /about      (and pages/contact.mdx exists)'],
    right: ['/contact'],
  },
} as const satisfies Rules
