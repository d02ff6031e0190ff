import { z } from 'zod'
import { shortText, text } from '../fields.ts'
import { pageFields, placeFields } from '../page.ts'

const label = (sentence: string) => shortText(40, sentence)

export const contactSchema = z.strictObject({
  template: z.literal('contact').describe('The Contact Us page.'),
  ...pageFields,
  ...placeFields,
  office: z.strictObject({
    title: label('The heading of the office details.'),
    address: label('The name of the address.'),
    phone: label('The name of the phone number.'),
    email: label('The name of the e-mail address.'),
    hours: label('The name of the business hours.'),
    directions: label('The words of the link to the map.'),
  }),
  form: z.strictObject({
    title: label('The heading of the form.'),
    name: label('The label of the name.'),
    email: label('The label of the e-mail address.'),
    area: label('The label of the list of practice areas.'),
    noArea: label('The first entry of that list, which chooses nothing.'),
    generalArea: label('The last entry of that list.'),
    message: label('The label of the message.'),
    notice: text('The notice above the button.'),
    send: label('The words on the button.'),
    sending: label('The words on the button while the message is sent.'),
    sentTitle: label('The title of the notice after sending.'),
    sentText: text('The text of that notice.'),
    withoutScripts: text('What visitors read instead when their browser runs no scripts.'),
  }),
  map: z.strictObject({
    title: label('The heading of the map.'),
    frameTitle: text('What the map is called for those who cannot see it.'),
    link: label('The words of the plain link beside the map.'),
  }),
})
