import { pageSchema } from '../../fields/page.ts'

export const plainSchema = pageSchema(
  'plain',
  'A page of text: a heading, an opening sentence, and the text below the fields.',
  {},
)
