import type { Rules } from './rule.ts'
import { linkTag } from './tagExamples.ts'

const putInByItself = (what: string, tag: string | undefined): string =>
  tag === undefined ? '' : ` For the firm’s general ${what}, write ${tag} and it is put in by itself.`

/** Where links lead. */
export const linkRules = {
  'broken-link': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link leads to a page that does not exist.',
    what: 'A link inside the site is the page’s path, without a slash at the end and without .mdx. The nearest path is suggested with the problem. Perhaps the page was renamed or deleted.',
    why: 'The visitor would be told that there is nothing here.',
    wrong: ['See [tax law](/practice-areas/taxlaw).'],
    right: ['See [tax law](/practice-areas/tax-law).'],
  },
  'broken-anchor': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link leads to a place on a page that does not exist.',
    what: 'What stands behind the # is the id of a heading on that page: the one in {#…} at its end, or the heading’s words in small letters with hyphens.',
    why: 'The visitor would land at the top of the page and have to search.',
    wrong: ['See [our terms](/terms-of-use#paymnt).'],
    right: ['See [our terms](/terms-of-use#payment).'],
  },
  'relative-link': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link inside the site does not begin with a slash.',
    what: 'Write the whole path from the front page on, beginning with a slash. A link to another website begins with https://.',
    why: 'Without the slash it would lead to another place from each page.',
    wrong: ['[Write to us](contact)', '[The court](www.nycourts.gov)'],
    right: ['[Write to us](/contact)', '[The court](https://www.nycourts.gov)'],
  },
  'unsafe-link': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link or picture is of a kind that pages may not hold.',
    what: 'Links begin with /, #, https://, mailto: or tel:, and pictures stand beside the file, or in the folder “public”. Others, such as javascript: or data:, are refused, and so is a picture on another website: download it, and put it beside the file.',
    why: 'They can run a program in the visitor’s browser, or open something that the visitor did not ask for. Another website can change its pictures or take them away, and sees who looks at them.',
    wrong: ['[Print](javascript:print())'],
    right: ['[Our terms](/terms-of-use)'],
  },
  'mail-link': {
    severity: 'error',
    summary: 'A mail link holds no e-mail address.',
    what: ({ tags }) =>
      `Behind mailto: stands the whole address, without spaces.${putInByItself('address', linkTag(tags, 'mailto:'))}`,
    why: 'The visitor’s mail program would open with an address that no letter can reach.',
    wrong: ['[Write to us](mailto:info@firm)'],
    right: ({ tags }) => ['[Write to us](mailto:info@firm.example)', linkTag(tags, 'mailto:') ?? []].flat(),
  },
  'phone-link': {
    severity: 'error',
    summary: 'A phone link holds no number that can be called from everywhere.',
    what: ({ tags }) =>
      `Behind tel: stands a plus sign, the country’s number and the rest in digits. Hyphens between them are fine; spaces and letters are not.${putInByItself('number', linkTag(tags, 'tel:'))}`,
    why: 'A phone dials exactly what stands there, also when its owner is abroad.',
    wrong: ['[Call us](tel:212-555-0142)'],
    right: ({ tags }) => ['[Call us](tel:+12125550142)', linkTag(tags, 'tel:') ?? []].flat(),
  },
  'link-words': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link has no words.',
    what: 'Between the square brackets stand the words that visitors press. A picture with a text will do as well.',
    why: 'There is nothing to see or to press, and to people who listen to the page only the address is read aloud.',
    wrong: ['Write to us [](/contact).'],
    right: ['[Write to us](/contact).'],
  },
  'unknown-area': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A link to the contact form names a practice area that there is not.',
    what: 'A link such as /contact?area=tax-law opens the form with that practice area chosen. Behind area= stands the name of a file in the folder practice-areas, without .mdx; a misspelt area= chooses nothing.',
    why: 'The form would open with nothing chosen, and the visitor’s question would reach the wrong people.',
    wrong: ['[Ask our tax lawyers](/contact?area=taxes)', '[Ask our tax lawyers](/contact?aera=tax-law)'],
    right: ['[Ask our tax lawyers](/contact?area=tax-law)'],
  },
} as const satisfies Rules
