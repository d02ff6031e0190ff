import type { Rules } from '../../../content/report/rules/rule.ts'
import { countRules } from '../../../content/report/rules/counts.ts'
import { diagnosticsOf } from '../../../content/model/diagnostic.ts'

/** What is asked of the files of people, and of the pages that list and count them. */
export const attorneyRules = {
  'people-count': {
    severity: 'error',
    summary: 'A page says how many people it lists, and the files are more or fewer.',
    what: 'The pages of partners, of associates and of the leadership say in their field “people” how many they list. When somebody joins or leaves, change that number too. When nobody did, look for a file that was added, deleted or changed. Who comes or leaves on a day (“publishOn”, “expiresOn”) may be counted in advance: the site is built with the number from before that day and with the one from after it.',
    why: 'Nobody may get lost on the website by accident.',
    wrong: ['people: 10      (and 11 files say “group: partner”)'],
    right: ['people: 11'],
  },
  'featured-count': {
    severity: 'error',
    summary: 'The four cards of the Attorneys page are not numbered 1 to 4.',
    what: 'The Attorneys page shows four partners and four associates. Their files say “featured: 1” to “featured: 4”, each number once in each group; all other files leave the field out.',
    why: 'With three or five, or two on one place, the row of cards has a hole or drops somebody.',
    wrong: ['featured: 2      (in two files of partners)'],
    right: ['featured: 2      (in the one)', 'featured: 3      (in the other)'],
  },
  'family-name': {
    severity: 'error',
    summary: 'A person’s family name is not part of the name.',
    what: 'Lists of people are sorted by the family name, which is the last word of the name. Where it is more or other than that, the field “familyName” says it, in the words of the field “name”. Change both when somebody changes the name.',
    why: 'The person would stand in the wrong place of an alphabetical list, and nobody would see why.',
    wrong: ['name: Gabriela Ortiz Luna      (and familyName: Ruiz Luna)'],
    right: ['name: Gabriela Ortiz Luna      (and familyName: Ortiz Luna)'],
  },
  'stated-order': {
    severity: 'warning',
    summary: 'A text says that people stand in alphabetical order, and they do not.',
    what: 'The pages of partners, associates and leaders may say that they list people in alphabetical order. People whose files have no field “order” stand in the order of their family names by themselves; the leadership page goes by the numbers in “leadership”.',
    why: 'Visitors look for a name where the page says that it stands, and a list that is not in order looks as if it ranked people.',
    wrong: ['lede: Ten partners, in alphabetical order.      (and a file says order: 11)'],
    right: ['lede: Ten partners, in alphabetical order.      (and no file has the field order)'],
  },
  'same-name': countRules['same-name'],
  'stated-count': {
    severity: 'warning',
    summary: 'A sentence counts practices or people, and the site has another number of them.',
    what: 'Sentences such as “ten practices”, “eight associates” or “the firm’s ten partners” are held against what the site lists today. When somebody or something has come or gone, change the number in the sentence. If it counts something else, such as the partners of another firm, put a word between the two: “nine other partners”. Sentences about another time are not looked at.',
    why: 'A number that was right last year is wrong now, and every visitor can count.',
    wrong: ['The firm has ten practices.      (and there are eleven)'],
    right: ['The firm has eleven practices.'],
  },
} as const satisfies Rules

export const diagnostic = diagnosticsOf(attorneyRules)
