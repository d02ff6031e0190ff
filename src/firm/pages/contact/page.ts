import { z } from 'zod'
import { definePage, entriesOf, ownPage, pick, type Site } from '../../../content/model.ts'
import { listOf, searchWords, shortText, text } from '../../../content/model/fields.ts'
import { attorneys, colleague } from '../../collections/attorneys/schema.ts'
import { jobs } from '../../collections/jobs/schema.ts'
import { contactsOf, register } from '../../collections/attorneys/queries.ts'
import { areasInOrder } from '../../collections/practice-areas/queries.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { focusOf } from '../person/page.ts'
import { group } from '../../labels.ts'
import type { Refusal } from '../../../message/contract.ts'

const label = (sentence: string) => shortText(40, sentence)

const form = group('The text of the contact form.', {
  title: label('The heading of the form.'),
  write: label('The button at the top that leads here.'),
  name: label('The label of the visitor’s name.'),
  email: label('The label of the visitor’s e-mail address.'),
  area: label('The label of the list of practice areas.'),
  noArea: label('Its first entry, before anything is chosen: Select an area...'),
  generalArea: label('Its last entry, for anything else.'),
  message: label('The label of the message.'),
  notice: text('The notice above the button.'),
  send: label('The text of the button.'),
  sending: label('The same while the message is being sent.'),
  sentTitle: label('The title of the notice after sending.'),
  sentText: text('The text of that notice.'),
  withoutScripts: text(
    'What visitors read if the form can’t send. The firm’s e-mail address and phone number follow.',
  ),
  recipient: group('The text of messages to a lawyer or about a role.', {
    to: label('The label above the lawyer’s name in the receipt.'),
    role: label('The words before the role.'),
    remove: label('The link that makes it a message to the firm again.'),
  }),
  attachment: group('The text around the file that applicants may send.', {
    label: label('The label of the file.'),
    hint: text('Which files it takes: one PDF or DOCX of up to 5 MB.'),
    byMail: text('What applicants read instead with delivery: mailto.'),
  }),
  problems: group('What visitors read next to a field or above the button.', {
    name: text('If the name is missing.'),
    email: text('If the e-mail address is missing.'),
    emailForm: text('If the e-mail address isn’t complete.'),
    message: text('If the message is missing.'),
    tooLong: text('If a text is too long.'),
    fileSize: text('If the file is larger than 5 MB.'),
    damaged: text('If it can’t be opened.'),
    notYet: text('If a field is wrong.'),
    ...({
      invalid: text('If the server refused a field that visitors don’t fill in.'),
      'too-large': text('If the server refused the message because of its size.'),
      'file-type': text('If the file isn’t a PDF or DOCX.'),
      'file-unreadable': text('If it is a Word file with a password, or in Word’s old format.'),
      'too-fast': text('If the message was written faster than people write.'),
      'too-many': text('If too many messages came from the same place.'),
      busy: text('If the server has too many other messages now.'),
      rejected: text('If the server refused the message.'),
      unavailable: text('If the server can’t take messages now.'),
      timeout: text('If no answer came, so that nobody knows whether the message arrived.'),
    } satisfies Record<Refusal, z.ZodType>),
    offline: text('If the device is offline.'),
    slow: text('If sending takes more than a few seconds.'),
    kept: text('What to do after each of these. Phone number and e-mail address follow.'),
    reconnect: text('The same if offline.'),
    unsure: text('The same after a timeout, with the {time} of sending.'),
  }),
  receipt: group('What visitors read in place of the form once it was sent.', {
    date: label('The label above the date and time.'),
    answer: text('Which {person} gets it, and when to call. A phone number follows.'),
    caution: text('The last sentence.'),
    demoBefore: text('The sentence above the button with delivery: simulated.'),
    demoToast: text('The label of its notice.'),
    demoTitle: label('The title of its receipt.'),
    demoText: text('The text of its receipt.'),
    mailTitle: label('The title with delivery: mailto.'),
    mailText: text('Its text. A link to the draft follows.'),
    mailToast: text('The label of its notice.'),
    mailSubject: label('The subject of the e-mail.'),
    another: label('The button for another message.'),
  }),
})

export type ContactFormText = z.output<typeof form>

/** Whom a message is for. `area` is the first practice of a lawyer. */
type Recipient = { kind: 'to' | 'role'; slug: string; name: string } & {
  [Fact in 'note' | 'email' | 'phone' | 'area']?: string | undefined
}

/** Whom to ask: people, or else the firm. @param path of the page with the form */
export const askedOf = (site: Site, path: string, ask?: readonly string[]) =>
  ask ? contactsOf(site, ask) : [{ ...pick(site.organization, ['name', 'phone']), write: `${path}#form` }]

export const contact = definePage({
  ...ownPage('contact', 'The Contact Us page.', {
    office: group('The labels of the office details, which come from firm.mdx.', {
      title: label('The heading of the office details.'),
      address: label('The label above the street address, for example Address.'),
      phone: label('The label above the phone number, for example Phone.'),
      email: label('The label above the e-mail address, for example E-mail.'),
      hours: label('The label above the business hours, for example Business Hours.'),
      directions: label('The text of the link to directions.'),
      ways: listOf(
        z.strictObject({
          title: label('How visitors come, for example By Subway.'),
          text: text('The lines or piers and the way from there to the door.'),
        }),
        'The ways to the office, in words, which also print.',
      ),
    }),
    answers: group('Plain answers to what people ask, above the form.', {
      title: label('The heading of the answers.'),
      intro: text('One sentence below it.'),
      rows: listOf(
        z.strictObject({
          key: label('What it is about, in two or three words: Served with papers.'),
          id: z
            .string()
            .regex(/^[a-z][a-z-]*$/, 'must be a word like served')
            .describe('Its address on the page: served for /contact#served.'),
          text: text('One to four sentences.'),
          ask: listOf(colleague, 'Whom to ask next. Without it: the firm’s phone number.').optional(),
          searchWords,
        }),
        'The answers, in the order in which they are read.',
      ),
    }).optional(),
    form,
    map: group('The text around the map.', {
      title: label('The heading of the map.'),
      frameTitle: text('What screen readers call the map.'),
      link: label('The text of the link below the map.'),
    }),
  }),
  isSingle: true,
  isRequired: true,
  anchorsOf: ({ answers }) => ['form', 'map', 'answers', ...(answers?.rows ?? []).map(({ id }) => id)],
  chooses: [
    { parameter: 'area', collection: practiceAreas },
    { parameter: 'to', collection: attorneys },
    { parameter: 'role', collection: jobs },
  ],
  facts: ({ site, route, entry }) => ({
    /** Whom to ask about each answer. */
    asked: (entry.data.answers?.rows ?? []).map(({ ask }) => askedOf(site, route.path, ask)),
    options: [
      ...areasInOrder(site).map(({ slug, data }) => ({ value: slug, label: data.formOption })),
      { value: 'general', label: entry.data.form.generalArea },
    ],
    /** Whom `?to=NAME` addresses, and what `?role=NAME` applies for, so that a link can't make one up. */
    recipients: [
      ...register(site).map(({ slug, data }): Recipient => {
        const area = data.group === 'staff' ? undefined : data.practiceAreas[0]
        return { kind: 'to', slug, note: focusOf(data), area, ...pick(data, ['name', 'email', 'phone']) }
      }),
      ...entriesOf(site, jobs).map(({ slug, data }): Recipient => ({ kind: 'role', slug, name: data.title })),
    ],
  }),
})
