import { z } from 'zod'
import { listOf, text } from '../../../content/model/fields.ts'
import { pageFields, placeFields } from '../../fields/page.ts'

export const newsSchema = z.strictObject({
  template: z.literal('news').describe('The page that tells what is new.'),
  ...pageFields,
  ...placeFields,
  news: listOf(text('One sentence.'), 'What is new, a sentence each.'),
})
