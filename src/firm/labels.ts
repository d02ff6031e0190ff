import { z } from 'zod'
import { defineFile } from '../content/model/contentType.ts'
import { shortText } from '../content/model/fields.ts'

const label = (sentence: string) => shortText(200, sentence)

/** `content/labels.mdx`: text that many pages share, such as labels and headings. */
export const labelsFile = defineFile({
  name: 'labels',
  title: 'Labels',
  path: 'labels.mdx',
  explainedIn: '[src/firm/labels.ts](../src/firm/labels.ts), and in VS Code when you point at it',
  isRequired: true,
  schema: z.strictObject({
    // Every page
    skipLink: label('The link that skips the menu. It appears when a visitor uses the keyboard.'),
    mainMenu: label('What screen readers call the main menu.'),
    menu: label('The button that opens the menu on a phone.'),
    closeMenu: label('The same button while the menu is open.'),
    morePages: label('What screen readers call the arrow next to a menu entry, after the entry’s name.'),
    footer: label('What screen readers call the footer’s links.'),
    dismiss: label('The button that closes a notice, such as the banner.'),
    banner: label('What screen readers call the banner.'),
    backTo: label('The link at the top of a page to the page above it, before that page’s name.'),
    video: label('The text on a picture that leads to a video.'),
    breadcrumbs: label('What screen readers call the links to the pages above, at the top of some pages.'),
    // Legal pages
    contents: label('What screen readers call the list of sections in the margin.'),
    lastUpdated: label('The text below the title, before the date of the last change.'),
    effectiveOn: label('The text after that date, before the date on which the text takes effect.'),
    superseded: label('The text at the top of an earlier version, before the date on which it ended.'),
    today: label('The link from there to the current version. The page’s title replaces {page}.').includes(
      '{page}',
      'must include {page}',
    ),
    print: label('The button that prints the page.'),
    history: label('The heading of the changes, below the text.'),
    historyExplanation: label('The sentence that says how changes are marked.'),
    changedOn: label('The title of one change, before its date.'),
    pageBefore: label('The link to the version before a change, before that version’s date.'),
    // Offices
    closingDays: label('The heading of the dates on which an office is closed.'),
    // About Us
    founded: label('The text before the year in which the firm was founded.'),
    // People
    register: label('The text next to the list of names at the top of a page of profiles.'),
    partners: label('What screen readers call that list on the partners’ page.'),
    associates: label('What screen readers call that list on the page of associates and counsel.'),
    practice: label(
      'The heading of a lawyer’s practice areas. New York’s rules forbid “Specialty” and “Specialization” here.',
    ),
    experience: label('The heading of a lawyer’s years of experience, and of those that a role requires.'),
    education: label('The heading of the schools.'),
    achievements: label('The heading of a partner’s achievements.'),
    focusAreas: label('The heading of the focus areas of an associate or counsel.'),
    profileOf: label('The link to the page of a leader, before the name.'),
    writeTo: label('The button that opens the contact form for a person, before the name.'),
    write: label('The same link in lists of people.'),
    saveContact: label('The link to a person’s contact details as a file for an address book.'),
    printPage: label('The button that prints a person’s page on one sheet.'),
    title: label('The heading of a person’s title and office.'),
    admissions: label('The heading of the bars to which a lawyer is admitted.'),
    courts: label('The heading of the courts to which a lawyer is admitted.'),
    languages: label('The heading of the languages that a person speaks.'),
    matters: label('The heading of a lawyer’s matters.'),
    colleagues: label('The heading of the other lawyers of a lawyer’s main practice area.'),
    inRegister: label('What screen readers call the links to the person before and after this one.'),
    // Figures
    asOf: label('The text below a figure, before the date on which somebody last confirmed it.'),
    // Practice areas
    practiceCourts: label('The heading of the courts and agencies before which a practice area acts.'),
    practiceLaws: label('The heading of the laws on which it advises.'),
    practiceClients: label('The heading of the clients for whom it acts.'),
    practiceLawyers: label('The heading above the lawyers who work in a practice area.'),
    practiceDrawing: label('What screen readers call the services over a practice area’s drawing.'),
    // Notes and events
    notesBy: label('What screen readers call the links to the notes of one kind or practice.'),
    notesOf: label('What screen readers call the links to the notes of one person.'),
    notes: label('The link to all notes.'),
    alerts: label('The link to all alerts.'),
    events: label('The link to all events.'),
    feed: label('The link to the feed, for programs that show new notes.'),
    jsonFeed: label('The link to the feed in JSON.'),
    newer: label('The link to the page of newer notes.'),
    older: label('The link to the page of older notes.'),
    morePagesOfNotes: label('What screen readers call those two links.'),
    note: label('The text before the date of a note.'),
    alert: label('The text before the date of an alert.'),
    event: label('The text before the date on which an event was announced.'),
    writtenBy: label('The text before the authors of a note.'),
    changes: label('The heading of what changes.'),
    by: label('The text before the date by which somebody must act.'),
    who: label('The text before those who must act.'),
    rule: label('The text before the law or rule.'),
    effective: label('The text before the date on which the law or rule takes effect.'),
    when: label('The text before the time of an event.'),
    place: label('The text before the place of an event.'),
    signUp: label('The button to sign up for an event.'),
    addToCalendar: label('The link to the file that adds an event to a calendar.'),
    over: label('The sentence on the page of an event that is over, or of a note that has left the lists.'),
    supersededBy: label('The sentence on a note before the title of the newer one.'),
    related: label('The heading of further notes on the same practice.'),
    latest: label('The heading of the newest notes on other pages.'),
    allNotes: label('The link from there to all notes.'),
    // Open roles
    pay: label('The heading of a role’s pay.'),
    perYear: label('The text after the pay, for example “per year”.'),
    location: label('The heading of the place of work.'),
    posted: label('The text before the date on which a role was posted.'),
    requirements: label('The heading of a role’s requirements.'),
    employment: label('The heading of the kind of employment.'),
    closes: label('The text before a role’s closing date.'),
    openUntilFilled: label('The text of a role without one.'),
    apply: label('The button on a role’s page.'),
    closedOn: label('The text on a closed role’s page, before the date.'),
    closed: label('The sentence after it.'),
    otherRoles: label('The heading of the other roles.'),
    // The contact form; its other text is in pages/contact.mdx.
    optional: label('The text next to an optional field.'),
  }),
})

export type Labels = z.output<typeof labelsFile.schema>
