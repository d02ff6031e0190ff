import { z } from 'zod'
import { defineFile } from '../content/model/contentType.ts'
import { shortText } from '../content/model/fields.ts'

const label = (sentence: string) => shortText(200, sentence)

/** `content/labels.mdx`: text that many pages share, such as labels and headings. */
export const labelsFile = defineFile({
  name: 'labels',
  title: 'Labels',
  path: 'labels.mdx',
  isRequired: true,
  schema: z.strictObject({
    // Every page
    skipLink: label('The link that skips the menu. It appears when a visitor uses the keyboard.'),
    mainMenu: label('What screen readers call the main menu.'),
    menu: label('The button that opens the menu on a phone.'),
    morePages: label('What screen readers call the arrow next to a menu entry, after the entry’s name.'),
    footer: label('What screen readers call the footer’s links.'),
    dismiss: label('The button that closes a notice, such as the one after a message was sent.'),
    backTo: label('The link at the top of a page to the page above it, before that page’s name.'),
    // Legal pages
    contents: label('What screen readers call the list of sections in the margin.'),
    lastUpdated: label('Below the title, before the date of the last change.'),
    effectiveOn: label('After that date, before the date on which the text takes effect.'),
    superseded: label('At the top of an earlier version, before the date on which it ended.'),
    today: label(
      'The link from there to the current version. {page} is replaced by the page’s title.',
    ).includes('{page}', 'This text lacks {page}, which the site replaces with the page’s title.'),
    history: label('The heading of the changes, below the text.'),
    historyExplanation: label('How the changes are marked.'),
    changedOn: label('The title of one change, before its date.'),
    pageBefore: label('The link to the version before a change, before that version’s date.'),
    // About Us
    founded: label('Above or before the year in which the firm was founded.'),
    // People
    register: label('Next to the list of names at the top of a page of profiles.'),
    partners: label('What screen readers call that list on the partners’ page.'),
    associates: label('What screen readers call that list on the page of associates and counsel.'),
    practice: label(
      'Above a lawyer’s practice areas. New York’s rules forbid “Specialty” and “Specialization” here.',
    ),
    experience: label('Above a lawyer’s years of experience, and above those that a role requires.'),
    education: label('Above the schools.'),
    achievements: label('The heading of a partner’s achievements.'),
    focusAreas: label('The heading of the focus areas of an associate or counsel.'),
    profileOf: label('The link to the profile of a leader who is a lawyer, before the name.'),
    // Practice areas
    practiceNumber: label('Above the title of a practice area, before its number.'),
    practiceLawyers: label('The heading above the lawyers who work in a practice area.'),
    neighbors: label('What screen readers call the links to the practice areas before and after this one.'),
    // Open roles
    pay: label('Above the pay of a role.'),
    perYear: label('After the pay, for example “per year”.'),
    location: label('Above the place of work.'),
    posted: label('Above or before the date on which a role was posted.'),
    requirements: label('The heading of a role’s requirements.'),
    // The contact form; its other text is in pages/contact.mdx.
    optional: label('Next to an optional field.'),
  }),
})

export type Labels = z.output<typeof labelsFile.schema>
