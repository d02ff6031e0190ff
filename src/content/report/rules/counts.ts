import type { Rules } from './rule.ts'

/** Numbers that must not change by accident. */
export const countRules = {
  'section-count': {
    severity: 'error',
    foundByCheck: true,
    summary: 'A legal page says how many sections it has, and the text has more or fewer.',
    what: 'The field “sections” is the number of headings that begin with ##. When you add or remove a section, change the number too.',
    why: 'No section of the terms or of the privacy policy may get lost by accident.',
    wrong: ['sections: 8      (and the text has 9 headings)'],
    right: ['sections: 9'],
  },
  'same-order': {
    severity: 'warning',
    foundByCheck: true,
    summary: 'Two files have the same place in one list.',
    what: 'The field “order” is the place in a list or a menu: 1 comes first. People may leave it out and stand in the order of their family names. Practice areas, the people of a group, the leaders, the roles of a page, legal pages and the neighbors in a menu have one number each. Give one of the two another.',
    why: 'Which of the two comes first would be left to the alphabet, and may change when a name does.',
    wrong: ['order: 5      (in two practice areas)'],
    right: ['order: 5      (in the one)', 'order: 6      (in the other)'],
  },
  'same-name': {
    severity: 'warning',
    foundByCheck: true,
    summary: 'Two people have the same name.',
    what: 'Two files say the same in their field “name”. Most often one was copied from the other and not finished, or the same person has two files. If they are two people, tell them apart, by a middle initial for example.',
    why: 'Visitors would take them for one person.',
    wrong: ['name: Jane Sample      (in two files)'],
    right: ['name: Jane Sample      (in the one)', 'name: Jane B. Sample      (in the other)'],
  },
} as const satisfies Rules
