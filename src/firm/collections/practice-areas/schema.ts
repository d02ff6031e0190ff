import { z } from 'zod'
import { figure } from '../../pages/blocks.ts'
import { exactLength, icon, shortText, text, wholeNumber } from '../../../content/model/fields.ts'
import { pageFields } from '../../pages/page.ts'

const service = z.strictObject({
  title: shortText(60, 'The name of this service.'),
  description: text('One or two sentences about this service.'),
  features: exactLength(
    5,
    shortText(90, 'One thing that the service includes, in a few words.'),
    'The five things that the service includes.',
  ),
})

/** `content/practice-areas/NAME.mdx`: one practice area. Its body is the introduction. */
export const practiceAreaSchema = z.strictObject({
  ...pageFields,
  menuLabel: shortText(40, 'The practice’s name in the menu and the footer.'),
  formOption: shortText(40, 'The practice’s name in the list of the contact form.'),
  order: wholeNumber('Its place among the practice areas: 1 comes first. The footer shows the first five.'),
  mark: icon('The name of the practice’s line drawing, for example anchor.'),
  summary: text('One or two sentences for the practice’s card.'),
  points: exactLength(3, text('One sentence.'), 'The three points beside the introduction.'),
  figure: figure.optional().describe('A figure that stands beside the introduction.'),
  services: exactLength(3, service, 'The three services of the practice.'),
})

export type PracticeArea = z.output<typeof practiceAreaSchema>
