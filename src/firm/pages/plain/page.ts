import { definePage, pageSchema } from '../definePage.ts'

export const plain = definePage({
  name: 'plain',
  schema: pageSchema('plain', 'A page of text: a heading, a sentence and the text below the fields.', {}),
  shows: ['title', 'lede'],
  showsBody: true,
})
