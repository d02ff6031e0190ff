import { z } from 'zod'
import { pageFields, placeFields } from '../../fields/page.ts'

export const plainSchema = z.strictObject({
  template: z
    .literal('plain')
    .describe('A page of text: a heading, an opening sentence, and the text below the fields.'),
  ...pageFields,
  ...placeFields,
})
