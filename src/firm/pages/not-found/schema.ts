import { z } from 'zod'
import { listOf, shortText } from '../../../content/model/fields.ts'
import { action } from '../../fields/blocks.ts'
import { pageFields, placeFields } from '../../fields/page.ts'

export const notFoundSchema = z.strictObject({
  template: z.literal('not-found').describe('What visitors see at an address that does not exist.'),
  ...pageFields,
  ...placeFields,
  headline: shortText(60, 'The large headline.'),
  links: listOf(action, 'Where visitors may want to go instead.'),
})
