import { z } from 'zod'
import { pageFields, placeFields } from '../../fields/page.ts'

export const practiceAreasSchema = z.strictObject({
  template: z.literal('practice-areas').describe('The page that lists every practice area.'),
  ...pageFields,
  ...placeFields,
})
