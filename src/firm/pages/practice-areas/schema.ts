import { pageSchema } from '../../fields/page.ts'

export const practiceAreasSchema = pageSchema(
  'practice-areas',
  'The page that lists every practice area.',
  {},
)
