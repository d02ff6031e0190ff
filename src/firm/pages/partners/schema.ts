import { z } from 'zod'
import { pageFields, peopleCount, placeFields } from '../../fields/page.ts'

export const partnersSchema = z.strictObject({
  template: z.literal('partners').describe('The page that lists all partners.'),
  ...pageFields,
  ...placeFields,
  people: peopleCount,
})
