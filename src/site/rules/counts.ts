import type { Rules } from './rule.ts'

/** Numbers that must not change by accident. */
export const countRules = {
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
  'section-count': {
    severity: 'error',
    summary: 'A legal page says how many sections it has, and the text has more or fewer.',
    what: 'The field “sections” is the number of headings that begin with ##. When you add or remove a section, change the number too.',
    why: 'No section of the terms or of the privacy policy may get lost by accident.',
    wrong: ['sections: 8      (and the text has 9 headings)'],
    right: ['sections: 9'],
  },
  'same-order': {
    severity: 'warning',
    summary: 'Two files have the same place in one list.',
    what: 'The field “order” is the place in a list or a menu: 1 comes first. Practice areas, the people of a group, the leaders, the roles of a page, legal pages and the neighbors in a menu have one number each. Give one of the two another.',
    why: 'Which of the two comes first would be left to the alphabet, and may change when a name does.',
    wrong: ['order: 5      (in two practice areas)'],
    right: ['order: 5      (in the one)', 'order: 6      (in the other)'],
  },
  'same-name': {
    severity: 'warning',
    summary: 'Two people have the same name.',
    what: 'Two files in the folder attorneys say the same in their field “name”. Most often one was copied from the other and not finished, or the same person has two files. If they are two people, tell them apart, by a middle initial for example.',
    why: 'Visitors would take them for one person.',
    wrong: ['name: Jane Sample      (in two files)'],
    right: ['name: Jane Sample      (in the one)', 'name: Jane B. Sample      (in the other)'],
  },
} as const satisfies Rules
