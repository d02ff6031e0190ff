import { z } from 'zod'
import { exactLength } from '../../content/model/fields.ts'
import { label, pattern } from '../../content/model/labels.ts'

/**
 * The labels of the site, in groups by where they show. What other content decides about, such as whether roles are open,
 * is shown optionally: the build does not miss it. A page kind names the groups that its template shows, and a
 * page carries those alone; `everyPage` stands in the shell, and some groups are read by the build alone.
 */

const group = <Shape extends z.core.$ZodLooseShape>(sentence: string, shape: Shape) =>
  z.strictObject(shape).describe(sentence)

/** The header, the footer and what else stands on every page. */
const everyPage = group('What stands on every page.', {
  skipLink: label('The link past the menu, which shows when somebody uses the keyboard.'),
  mainMenu: label('What screen readers call the main menu.'),
  menu: label('The button that opens the menu on a phone.'),
  morePages: pattern(
    ['page'],
    'What screen readers call the arrow beside an entry of the menu; {page} is the entry.',
  ),
  footer: label('What screen readers call the links of the footer.'),
  copyright: pattern(
    ['year', 'firm'],
    'The copyright line: {year} is the current year, {firm} the firm’s registered name.',
  ),
  dismiss: label('The button that closes a notice, such as the one after a message was sent.'),
})

/** Read by the build alone: what a page and the links to it are called. */
const titles = group('What pages are called where their own title is not enough.', {
  tab: pattern(
    ['page', 'site'],
    'The name of a page in browser tabs and search results: {page} is its title, {site} the firm’s name.',
  ),
  version: pattern(
    ['page', 'day'],
    'The title of an earlier version of a legal page; {day} is that of the version.',
  ),
  back: pattern(
    ['page'],
    'The link at the head of a page that leads one level up: {page} is the name of that page in menus.',
  ),
})

/** Read by the build alone. */
const moved = group('The page at an old address, which leads on to the new one.', {
  title: label('Its title in the browser’s tab.'),
  text: pattern(['page'], 'Its sentence, for visitors whom the browser does not lead on; {page} is a link.'),
})

const dates = group('How days are written.', {
  months: exactLength(12, label('The name of a month.'), 'The months, from January to December.'),
  day: pattern(['month', 'day', 'year'], 'How a day is put together.'),
  effectiveOn: pattern(['day'], 'Behind the day of a legal page: the first day on which its words hold.'),
  next: pattern(['days', 'next'], 'How one of these days follows another: {next} stands behind {days}.'),
})

const legal = group('Legal pages.', {
  contents: label('What screen readers call the list of sections in the margin.'),
  lastUpdated: pattern(
    ['days'],
    'Below the title; {days} is the day of the last change, and what follows it.',
  ),
  superseded: pattern(
    ['day', 'today'],
    'At the head of an earlier version: the day on which it ended, and the link to the words of today.',
  ),
  today: pattern(['page'], 'The words of that link; {page} is the page’s title.'),
})

const history = group('How a legal page has changed, below its text.', {
  title: label('The heading.'),
  explanation: label('How the changes are marked.'),
  changedOn: pattern(['day'], 'The title of one change.'),
  before: pattern(
    ['days'],
    'The link to the page as it was before that change; {days} is the day of that text.',
  ),
})

/** Read by the build alone, which compares the texts. */
const changes = group('The changes themselves, in the history of a legal page.', {
  deleted: pattern(['words'], 'What screen readers read around words that were taken out.'),
  inserted: pattern(['words'], 'What screen readers read around words that were put in.'),
  movedAway: pattern(['words'], 'What screen readers read around a sentence that now stands elsewhere.'),
  movedHere: pattern(['words'], 'The same where that sentence stands now.'),
})

/** Read by the build alone, which makes them of the text. */
const footnotes = group('Footnotes, for screen readers.', {
  title: label('The heading above them.'),
  back: pattern(['number'], 'The link from a footnote back to its place in the text.'),
})

/** Read by the build alone, which makes the pictures. */
const pictures = group('Pictures, for people who cannot see them.', {
  portrait: pattern(['name'], 'What is said of a portrait for which its file has no words of its own.'),
})

const founding = group('When the firm was founded, at the head of its pages.', {
  label: label('Above the year, on the page About Us.'),
  line: pattern(['year'], 'Above the title of the page Our Firm.'),
})

const compass = group('The place of the office on the front page, in degrees.', {
  north: label('Behind a latitude north of the equator.'),
  south: label('Behind a latitude south of it.'),
  east: label('Behind a longitude east of Greenwich.'),
  west: label('Behind a longitude west of it.'),
})

const profiles = group('The profiles of partners and associates.', {
  register: label('Beside the list of names at the head of the page.'),
  partners: label('What screen readers call that list on the page of the partners.'),
  associates: label('The same on the page of the associates and counsel.'),
  practice: label(
    'Above the practice areas of a lawyer. New York’s rules bar “Specialty” and “Specialization” here.',
  ),
  experience: label('Above the years of experience.'),
  education: label('Above the schools.'),
  achievements: label('The heading of a partner’s achievements.'),
  focusAreas: label('The heading of the fields of work of an associate or counsel.'),
})

const leaders = group('The page of the leadership.', {
  profile: pattern(['name'], 'The link to the profile of somebody who is a lawyer.'),
})

const practices = group('The pages of practice areas.', {
  number: pattern(['number'], 'Above the title; {number} is its place among the practice areas.'),
  lawyers: label('The heading above the lawyers who work in this practice area.'),
  neighbors: label('What screen readers call the links to the practice areas before and after this one.'),
})

const roles = group('Open roles, on the pages Careers and Join Our Team.', {
  experience: label('Above the years of experience that a role asks for.'),
  pay: label('Above the pay.'),
  payRange: pattern(['from', 'to'], 'The least and the most that the firm will pay.'),
  payPerYear: pattern(['from', 'to'], 'The same in one line, with the time for which it is paid.'),
  perYear: label('Below the pay: the time for which it is paid.'),
  location: label('Above the place of work.'),
  posted: label('Above the day on which a role was posted.'),
  postedOn: pattern(['day'], 'That day in one line.'),
  requirements: label('The heading above what a role asks for.'),
  role: pattern(
    ['title', 'department'],
    'A role and its department, where screen readers read them together.',
  ),
  apply: pattern(
    ['apply', 'role'],
    'What screen readers call the button of a role: {apply} is what stands on it, {role} the role.',
  ),
})

const form = group('The contact form; its other words stand in pages/contact.mdx.', {
  optional: label('Beside a field that may be left empty.'),
})

/** Every group of labels by its name. */
export const labelGroups = {
  everyPage,
  titles,
  moved,
  dates,
  legal,
  history,
  changes,
  footnotes,
  pictures,
  founding,
  compass,
  profiles,
  leaders,
  practices,
  roles,
  form,
}

/** Every label, by its group. */
export type Labels = z.output<z.ZodObject<typeof labelGroups>>

/** The groups that belong to no kind of page: that of the shell, and those that the build reads. */
export const groupsOfEveryPage = ['everyPage', 'titles', 'moved', 'changes', 'footnotes', 'pictures'] as const

/** The groups that templates may ask for. */
export type LabelGroup = Exclude<keyof Labels, (typeof groupsOfEveryPage)[number]>

/** What the header, the footer and notices say on every page. */
export type ShellLabels = Labels['everyPage']
