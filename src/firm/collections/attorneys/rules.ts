import type { Rules } from '../../../content/report/rules/rule.ts'
import { countRules } from '../../../content/report/rules/counts.ts'
import { diagnosticsOf } from '../../../content/model/diagnostic.ts'

/** What is asked of the files of people, and of the pages that list them. */
export const attorneyRules = {
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
  'same-name': countRules['same-name'],
} as const satisfies Rules

export const diagnostic = diagnosticsOf(attorneyRules)
