import type { Rules } from './rule.ts'

/** What the fields are called and what they may hold. */
export const fieldRules = {
  'unknown-field': {
    severity: 'error',
    summary: 'A field has a name that this kind of file does not know.',
    what: 'Each kind of file has fields of certain names, and this is none of them. Most often a letter is wrong; then the nearest name is suggested. Names are written with exactly these capitals.',
    why: 'A misspelt field would be left out, and its text would be missing on the page.',
    wrong: ['titel: Tax Law'],
    right: ['title: Tax Law'],
  },
  'field-below': {
    severity: 'warning',
    summary: 'A line below the second --- looks like a field.',
    what: 'The fields of a file stand between its two lines of ---. Below the second, everything is text that visitors read. A line such as draft: true that stands there does nothing, and visitors see it. Move it above the second ---; or, when it is meant to be read, write it as a sentence.',
    why: 'A draft would be published, or a day would be missed, and nobody would be told.',
    wrong: ['title: Tax Law', '---', 'draft: true'],
    right: ['title: Tax Law', 'draft: true', '---'],
  },
  'missing-field': {
    severity: 'error',
    summary: 'A field that this kind of file needs is missing.',
    what: 'Add a line with the field’s name, a colon, a space and its text. What belongs there is told with the problem. When it is a field "of" another one, it stands below that one, indented by two spaces.',
    why: 'The page has a place for it, and the place would be empty.',
    wrong: ['title: Tax Law'],
    right: [
      'title: Tax Law',
      'description: Advice on federal, state and local taxes for firms and families.',
    ],
  },
  'wrong-kind': {
    severity: 'error',
    summary: 'A field holds a list where a text belongs, or the other way round.',
    what: 'Some fields hold one text, some a list, some further fields. A list has one line for each item, which begins with a hyphen and a space. Further fields stand below, indented by two spaces.',
    why: 'The page shows a list in another way than a sentence, and cannot tell which of the two you mean.',
    wrong: ['points: We listen.'],
    right: ['points:', '  - We listen.', '  - We answer.', '  - We act.'],
  },
  'wrong-value': {
    severity: 'error',
    summary: 'What a field holds has not the form, the length or the number that it must have.',
    what: 'The problem says which form is meant. Days are written as 2025-06-20, amounts as $145,000, phone numbers as +1 212 555 0142. Titles and descriptions have a greatest length, and some lists a fixed number of items.',
    why: 'A day that is no day cannot be shown, a title that is too long is cut off by search engines, and a fourth card leaves a hole in the page.',
    wrong: ['posted: June 31, 2025'],
    right: ['posted: 2025-06-30'],
  },
  'unknown-value': {
    severity: 'error',
    summary: 'A field holds a word that it does not know.',
    what: 'Some fields take one of a few words, such as the name of a drawing or of a template. The nearest word is suggested with the problem, or all of them are named.',
    why: 'A word that the field does not know says nothing about what the page should show.',
    wrong: ['mark: ancor'],
    right: ['mark: anchor'],
  },
  'unknown-reference': {
    severity: 'error',
    summary: 'A field names a file that does not exist.',
    what: 'The field takes the name of another file, without its ending .mdx. Perhaps a letter is wrong, or the file was renamed or deleted.',
    why: 'The page would name or link to something that is not there.',
    wrong: ['practiceAreas:', '  - tax'],
    right: ['practiceAreas:', '  - tax-law'],
  },
  'same-words': {
    severity: 'error',
    summary: 'Two pages have the same title or description, or two practices the same name in the form.',
    what: 'Give each page a title and a description of its own, and each practice area a name of its own in the contact form’s list. A file that was copied to begin a new one still has the words of the first.',
    why: 'In a list of search results, or in the contact form, nobody could tell the two apart.',
    wrong: ['title: Tax Law        (in tax-law.mdx)', 'title: Tax Law        (in estate-law.mdx)'],
    right: ['title: Tax Law        (in tax-law.mdx)', 'title: Estate Law     (in estate-law.mdx)'],
  },
} as const satisfies Rules
