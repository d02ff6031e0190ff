import type { Rules } from './rule.ts'

/** That pages show the words of the content, all of them and no others. */
export const shownTextRules = {
  'words-in-code': {
    severity: 'error',
    isAboutFile: true,
    summary: 'A page, or a file beside it, shows words that do not come from the content.',
    what: 'Every word that visitors read, hear or print stands in the content folder. These words stand in the code of the site instead, in a template, a style, a drawing or a file that is published as it is: the problem says on which page or in which file, in which element of it, and where possible in which file of the code. A developer moves them into the content, into the page’s own fields or to the labels.',
    why: 'Whoever reviews, approves or searches what the site says looks at the content. Words in the code would be published without anybody having seen them.',
    wrong: ['<p>We never share your data.</p>      (in a template)'],
    right: ['<p>{page.privacy}</p>      (in the template)', 'privacy: We never share your data.'],
  },
  'never-shown': {
    severity: 'error',
    summary: 'A text stands in the content, and no page shows it.',
    what: 'All pages were looked through, and none of them shows this text, or only the part that the problem names. Perhaps the file belongs to nothing that is on the site, or a developer has forgotten to show the field. Take the text out, or ask a developer to show it. Of a text that programs alone read, or that shows in some cases only, the developer says so where the field is defined.',
    why: 'What is reviewed and approved must be what visitors read: no less, and no more.',
    wrong: ['motto: Steady at sea.      (and no page shows a motto)'],
    right: ['lede: Steady at sea.'],
  },
  'altered-text': {
    severity: 'error',
    isAboutFile: true,
    summary: 'The code of a page decides by the letters of a text what it shows.',
    what: 'To prove that all words come from the content, each page is made a second time, from texts whose letters bear marks. With the marks taken out both must be the same page, and this one is not: some code compares, sorts or changes texts. The problem tells the first place that differs, what stands there both times, and where it is known the field that the text comes from. A developer lets code that compares or sorts work on texts without their marks; a text that code changes is written into the content as it is to be read.',
    why: 'As long as the two pages differ, nothing is proved for this page.',
    wrong: ['names.sort()'],
    right: ['names.sort((a, b) => compareText(unmarked(a), unmarked(b)))'],
  },
} as const satisfies Rules
