import { z } from 'zod'
import { shortText, text } from '../../../content/model/fields.ts'
import { attorneys } from '../../collections/attorneys.ts'
import { jobs } from '../../collections/jobs.ts'
import { areasInOrder, practiceAreas } from '../../collections/practice-areas.ts'
import { definePage, pageSchema } from '../../definePage.ts'

const label = (sentence: string) => shortText(40, sentence)

const office = z.strictObject({
  title: label('The heading of the office details.'),
  address: label('The label above the street address, for example Address.'),
  phone: label('The label above the phone number, for example Phone.'),
  email: label('The label above the e-mail address, for example E-mail.'),
  hours: label('The label above the business hours, for example Business Hours.'),
  directions: label('The text of the link to directions.'),
})

const form = z.strictObject({
  title: label('The heading of the form.'),
  name: label('The label of the field for the visitor’s name.'),
  email: label('The label of the field for the visitor’s e-mail address.'),
  area: label('The label of the list of practice areas.'),
  noArea: label('The first entry of that list, before anything is chosen, for example Select an area...'),
  generalArea: label('The last entry of that list, for questions about anything else.'),
  message: label('The label of the field for the message.'),
  notice: text('The notice above the button.'),
  send: label('The text of the button.'),
  sending: label('The text of the button while the message is being sent.'),
  sentTitle: label('The title of the notice after sending.'),
  sentText: text('The text of that notice.'),
  withoutScripts: text(
    'What visitors read if the form can’t send. The firm’s e-mail address and phone number follow.',
  ),
})

export type ContactFormText = z.output<typeof form>

const map = z.strictObject({
  title: label('The heading of the map.'),
  frameTitle: text('What screen readers call the map.'),
  link: label('The text of the link next to the map.'),
})

export const contact = definePage({
  name: 'contact',
  schema: pageSchema('contact', 'The Contact Us page.', {
    office: office.describe('The labels of the office details, which come from firm.mdx.'),
    form: form.describe('The text of the contact form.'),
    map: map.describe('The text around the map.'),
  }),
  isSingle: true,
  isForMessages: true,
  isRequired: true,
  anchors: ['form', 'map'],
  chooses: [
    { parameter: 'area', collection: practiceAreas },
    { parameter: 'to', collection: attorneys },
    { parameter: 'role', collection: jobs },
  ],
  facts: ({ site, entry }) => ({
    options: [
      ...areasInOrder(site).map(({ slug, data }) => ({ value: slug, label: data.formOption })),
      { value: 'general', label: entry.data.form.generalArea },
    ],
  }),
})
