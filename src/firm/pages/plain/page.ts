import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const schema = pageSchema(
  'plain',
  'A page of text: a heading, an opening sentence, and the text below the fields.',
  {},
)

export const plain = definePage({
  name: 'plain',
  schema,
  showsBody: true,
  isOffered: true,
})
