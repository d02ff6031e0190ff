import { contactFormWords, label } from '../../fields/contactForm.ts'
import { z } from 'zod'
import { text } from '../../../content/model/fields.ts'
import { pageFields, placeFields } from '../../fields/page.ts'

export const contactSchema = z.strictObject({
  template: z.literal('contact').describe('The Contact Us page.'),
  ...pageFields,
  ...placeFields,
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
  form: contactFormWords,
  map: z
    .strictObject({
      title: label('The heading of the map.'),
      frameTitle: text('What the map is called for those who cannot see it.'),
      link: label('The words of the plain link beside the map.'),
    })
    .describe('The words around the map.'),
})
