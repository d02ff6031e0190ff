import { z } from 'zod'
import { action, figure, passage } from '../blocks.ts'
import { exactly, practiceArea, shortText, text } from '../fields.ts'
import { pageFields, placeFields } from '../page.ts'

export const homeSchema = z.strictObject({
  template: z.literal('home').describe('The front page.'),
  ...pageFields,
  ...placeFields,
  headline: shortText(60, 'The large headline.'),
  action: action.describe('The button below the headline.'),
  figures: exactly(4, figure, 'The four figures below the headline.'),
  expertise: z
    .strictObject({
      title: shortText(60, 'The heading above the three practice areas.'),
      text: text('One paragraph.'),
      areas: exactly(
        3,
        practiceArea('The name of a file in practice-areas.'),
        'The three practice areas shown.',
      ),
      action,
    })
    .describe('The section with three practice areas.'),
  advantage: passage.extend({
    points: exactly(3, text('One sentence.'), 'Three short points.'),
  }),
})
