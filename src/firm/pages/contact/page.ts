import { z } from 'zod'
import { shortText, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { practiceAreas } from '../../collections/practice-areas.ts'
import { areasInOrder } from '../../data/areas.ts'
import type { Site } from '../../../content/model/site.ts'

/** A few words beside or above something. */
const label = (sentence: string) => shortText(40, sentence)

const formWords = z
  .strictObject({
    title: label('The heading of the form.'),
    name: label('The label of the field for the visitor’s name.'),
    email: label('The label of the field for the visitor’s e-mail address.'),
    area: label('The label of the list of practice areas.'),
    noArea: label('The first entry of that list, which chooses nothing, for example Select an area...'),
    generalArea: label('The last entry of that list, for questions about anything else.'),
    message: label('The label of the field for the message.'),
    notice: text('The notice above the button.'),
    send: label('The words on the button.'),
    sending: label('The words on the button while the message is sent.'),
    sentTitle: label('The title of the notice after sending.'),
    sentText: text('The text of that notice.'),
    withoutScripts: text(
      'What visitors read when the form cannot send. Our e-mail address and telephone number follow.',
    ),
  })
  .describe('The words of the contact form.')

export type ContactFormWords = z.output<typeof formWords>

const schema = pageSchema('contact', 'The Contact Us page.', {
  office: z
    .strictObject({
      title: label('The heading of the office details.'),
      address: label('The label above the street address, for example Address.'),
      phone: label('The label above the phone number, for example Phone.'),
      email: label('The label above the e-mail address, for example E-mail.'),
      hours: label('The label above the business hours, for example Business Hours.'),
      directions: label('The words of the link that shows the way.'),
    })
    .describe('The words around the office details, which come from firm.mdx.'),
  form: formWords,
  map: z
    .strictObject({
      title: label('The heading of the map.'),
      frameTitle: text('What the map is called for those who cannot see it.'),
      link: label('The words of the plain link beside the map.'),
    })
    .describe('The words around the map.'),
})

export const contact = definePage({
  name: 'contact',
  schema,
  isSingle: true,
  isForMessages: true,
  isRequired: true,
  anchors: ['form', 'map'],
  chooses: { parameter: 'area', collection: practiceAreas, place: 'the contact form' },
  facts: ({ site, entry }) => ({
    options: formOptions(site, entry.data.form.generalArea),
  }),
})

/** The options of the form: each practice area by its own name, and one for everything else. */
const formOptions = (site: Site, general: string) => [
  ...areasInOrder(site).map(({ slug, data }) => ({ value: slug, label: data.formOption })),
  { value: 'general', label: general },
]
