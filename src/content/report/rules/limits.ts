import type { Rules } from './rule.ts'

/** What no page needs, and what would keep the programs that read it busy for minutes. */
export const limitRules = {
  nesting: {
    severity: 'error',
    summary: 'Lists, quotations or brackets stand too deep within each other.',
    what: 'A list may stand within a list, and a quotation within a quotation, up to 40 levels; so may fields, brackets, notes, and words that are bold or in italics. The problem names the place where there are more. Most often a sign such as > was typed or pasted again and again. Nothing else in the text, or in the fields, is looked at until it is mended.',
    why: 'Nobody can follow so many levels, and the programs that read the text cannot either.',
    wrong: ['>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>> We act at once.'],
    right: ['> We act at once.'],
  },
  'too-much': {
    severity: 'error',
    summary:
      'One paragraph, table or group of fields holds more signs, cells or blank lines than can be read.',
    what: 'A paragraph may hold hundreds of words that are bold or in italics, and hundreds of links, but not thousands. The rows of a table have as many columns as its first one. A link’s address that stands on a line of its own, and is used by its name, is not repeated until it fills a book. Between the fields stand no hundreds of blank lines. Divide the paragraph by blank lines, or delete what was pasted by accident; to show a sign itself, write \\ before it. Nothing else in the text is looked at until it is mended.',
    why: 'Reading such a text would take minutes, and everybody who works on the site would wait for it each time.',
    wrong: ['*_*_*_*_*_*_*_*_ … thousands of times'],
    right: ['We act *at once*.'],
  },
} as const satisfies Rules
