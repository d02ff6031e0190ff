import { pageSchema } from '../../fields/page.ts'

export const associatesSchema = pageSchema(
  'associates',
  'The page that lists all associates and counsel.',
  {},
)
