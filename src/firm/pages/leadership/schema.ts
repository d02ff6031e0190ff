import { pageSchema } from '../../fields/page.ts'

export const leadershipSchema = pageSchema(
  'leadership',
  'The Leadership page. It lists the people whose files have a leadership field.',
  {},
)
