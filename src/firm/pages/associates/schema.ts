import { z } from 'zod'
import { pageFields, peopleCount, placeFields } from '../../fields/page.ts'

export const associatesSchema = z.strictObject({
  template: z.literal('associates').describe('The page that lists all associates and counsel.'),
  ...pageFields,
  ...placeFields,
  people: peopleCount,
})
