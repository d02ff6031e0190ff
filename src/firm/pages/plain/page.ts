import { entryName, listOf } from '../../../content/model/fields.ts'
import { contactsOf } from '../../collections/attorneys/queries.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { definePage, pageSchema } from '../definePage.ts'

export const plain = definePage({
  name: 'plain',
  schema: pageSchema('plain', 'A page of text: a heading, a sentence and the text below the fields.', {
    ask: listOf(
      entryName(attorneys, 'mina-choe', 'A file in attorneys, such as mina-choe.'),
      'Whom to ask about it.',
    ).optional(),
  }),
  shows: ['title', 'lede'],
  showsBody: true,
  facts: ({ site, entry: { prose, data } }) => ({
    sections: prose.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    contacts: contactsOf(site, data.ask ?? []),
  }),
})
