import { z } from 'zod'
import { defineFile } from '../content/model/contentType.ts'
import { shortText } from '../content/model/fields.ts'

/** A few words that stay as they are. */
const label = (sentence: string) => shortText(200, sentence)

/** `content/labels.mdx`: the words beside what is written for one page. It belongs to no collection and must exist. */
export const labelsFile = defineFile({
  name: 'labels',
  title: 'Labels',
  path: 'labels.mdx',
  isRequired: true,
  schema: z.strictObject({
    // Every page
    skipLink: label('The link past the menu, which shows when somebody uses the keyboard.'),
    mainMenu: label('What screen readers call the main menu.'),
    menu: label('The button that opens the menu on a phone.'),
    morePages: label('What screen readers call the arrow next to an entry of the menu, after its name.'),
    footer: label('What screen readers call the links of the footer.'),
    dismiss: label('The button that closes a notice, such as the one after a message was sent.'),
    backTo: label('The link at the head of a page that leads one level up, before the name of that page.'),
    // Legal pages
    contents: label('What screen readers call the list of sections in the margin.'),
    lastUpdated: label('Below the title, before the date of the last change.'),
    effectiveOn: label('After that date, before the first date on which the text holds.'),
    superseded: label('At the head of an earlier version, before the date on which it ended.'),
    today: label(
      'The link from there to the text of today. {page} is replaced by the page’s title.',
    ).includes('{page}', 'This text lacks {page}, which the site replaces by the page’s title.'),
    history: label('The heading of the changes, below the text.'),
    historyExplanation: label('How the changes are marked.'),
    changedOn: label('The title of one change, before its date.'),
    pageBefore: label('The link to the page as it was before a change, before the date of that text.'),
    // About Us
    founded: label('Above the year in which the firm was founded, and before it.'),
    // People
    register: label('Next to the list of names at the head of a page of profiles.'),
    partners: label('What screen readers call that list on the page of the partners.'),
    associates: label('The same on the page of the associates and counsel.'),
    practice: label(
      'Above the practice areas of a lawyer. New York’s rules bar “Specialty” and “Specialization” here.',
    ),
    experience: label('Above the years of experience of a lawyer, and those that a role asks for.'),
    education: label('Above the schools.'),
    achievements: label('The heading of a partner’s achievements.'),
    focusAreas: label('The heading of the fields of work of an associate or counsel.'),
    profileOf: label('The link to the profile of a leader who is a lawyer, before the name.'),
    // Practice areas
    practiceNumber: label('Above the title of a practice area, before its number.'),
    practiceLawyers: label('The heading above the lawyers who work in a practice area.'),
    neighbors: label('What screen readers call the links to the practice areas before and after this one.'),
    // Open roles
    pay: label('Above the pay of a role.'),
    perYear: label('After the pay: the time for which it is paid.'),
    location: label('Above the place of work.'),
    posted: label('Above the date on which a role was posted, and before it.'),
    requirements: label('The heading above what a role asks for.'),
    // The contact form; its other words are in pages/contact.mdx.
    optional: label('Next to a field that may be left empty.'),
  }),
})

export type Labels = z.output<typeof labelsFile.schema>
