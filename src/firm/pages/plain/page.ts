import { definePage, pageSchema } from '../../../content/model/definePage.ts'

export const plain = definePage({
  name: 'plain',
  schema: pageSchema('plain', 'A page of text: a heading, a sentence and the text below the fields.', {}),
  showsBody: true,
  isOffered: true,
})
