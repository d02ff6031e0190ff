import { z } from 'zod'
import { shortText, text } from '../../content/model/fields.ts'

/** A few words beside or above something. */
export const label = (sentence: string) => shortText(40, sentence)

/** The words of the contact form. */
export const contactFormWords = z
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

export type ContactFormWords = z.output<typeof contactFormWords>
