import { z } from 'zod'
import { pageFields, peopleCount, placeFields } from '../../fields/page.ts'

export const leadershipSchema = z.strictObject({
  template: z
    .literal('leadership')
    .describe('The Leadership page. It lists the people whose files have a leadership field.'),
  ...pageFields,
  ...placeFields,
  people: peopleCount,
})
