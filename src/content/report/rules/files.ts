import type { Rules } from './rule.ts'

/** Files as such: their names, their places, how they were saved. */
export const fileRules = {
  'file-name': {
    severity: 'error',
    isAboutFile: true,
    summary: 'A file’s name cannot become an address, or has the wrong ending.',
    what: 'The name of a file is the last part of its page’s address. It has small letters a to z, digits and single hyphens, and ends with .mdx. Spaces, capitals, accents and other signs are not possible, and .MDX or .mdx.txt is another ending; some programs add .txt to a name without showing it. Files of people, practice areas, roles and legal pages stand directly in their folder, not in a folder below it.',
    why: 'Addresses are typed, read aloud and printed. One way of writing them means that nobody has to remember capitals or guess how a space is written.',
    wrong: ['practice-areas/Maritime Law.mdx', 'attorneys/José Peña.mdx', 'legal/terms-of-use.mdx.txt'],
    right: ['practice-areas/maritime-law.mdx', 'attorneys/jose-pena.mdx', 'legal/terms-of-use.mdx'],
  },
  'name-clash': {
    severity: 'error',
    isAboutFile: true,
    summary: 'Two files have the same name but for capitals.',
    what: 'Two files, or the folders that they stand in, differ only in capital and small letters. Rename or delete one of them.',
    why: 'Windows and macOS take both names for the same file, so one of the two would overwrite the other on a colleague’s computer.',
    wrong: ['pages/about.mdx', 'pages/About.mdx'],
    right: ['pages/about.mdx', 'pages/about-the-founders.mdx'],
  },
  'misplaced-file': {
    severity: 'error',
    isAboutFile: true,
    summary: 'A file stands in a folder where it does not belong.',
    what: ({ collections, singles }) =>
      `The folder of a file says what it is: ${collections.map(({ name }) => name).join(', ')}. Beside these folders stand only ${singles.map(({ path }) => path).join(' and ')}. Move the file to the folder where it belongs.`,
    why: 'A file in another place would be shown nowhere, or as something else, and nobody would notice.',
    wrong: ['lawyers/mina-choe.mdx', 'practice-areas/mina-choe.mdx'],
    right: ['attorneys/mina-choe.mdx'],
  },
  'missing-file': {
    severity: 'error',
    isAboutFile: true,
    summary: 'A file that every page needs is missing.',
    what: 'The file firm.mdx holds the name, the address, the phone number and the words of the footer; labels.mdx holds the words of buttons, headings and dates that many pages share. Both stand in the content folder itself, under exactly these names.',
    why: 'Every page shows some of this, so no page can be made without them.',
    wrong: ['content/company.mdx'],
    right: ['content/firm.mdx'],
  },
  'unread-file': {
    severity: 'warning',
    foundByCheck: true,
    isAboutFile: true,
    summary: 'A file with text in it is not read, because its name does not end with .mdx.',
    what: 'The site reads files whose names end with .mdx, in small letters. Files that end with .md or .docx are left alone. Names in capitals, such as README.md, are for notes to the people who write here; they may stay.',
    why: 'You may believe that the text is on the website, and it is not.',
    wrong: ['attorneys/mina-choe.md', 'attorneys/mina-choe.docx'],
    right: ['attorneys/mina-choe.mdx'],
  },
  'file-encoding': {
    severity: 'error',
    summary: 'A file was not saved as UTF-8, so some of its letters cannot be made out.',
    what: 'Text can be saved in several ways, and the site reads the one called UTF-8. Open the file in the program that you wrote it with, choose “Save as”, and choose UTF-8 where it asks for the encoding. Then look at the line that was named: letters with accents, dashes and quotation marks may have to be typed again.',
    why: 'Saved in another way, é, § or ’ would turn into other signs on the page.',
    wrong: ['name: Ren\uFFFD Dubois'],
    right: ['name: René Dubois'],
  },
  'file-size': {
    severity: 'error',
    isAboutFile: true,
    summary: 'A file is larger than 1 MB.',
    what: 'One page of text is rarely larger than 50 kB, and 1 MB is a book. Most likely something other than text was pasted into the file, such as a picture. Take it out, or divide the text into several pages.',
    why: 'Visitors would wait for it, above all on a phone.',
    wrong: ['![Our office](data:image/png;base64,iVBORw0KGgo…)'],
    right: ['![Our office](/office.jpg)'],
  },
} as const satisfies Rules
