import { z } from 'zod'
import { address, listOf } from '../../../content/model/fields.ts'
import { contactsOf, speakersOf } from '../../collections/attorneys/queries.ts'
import { colleague } from '../../collections/attorneys/schema.ts'
import { definePage, ownPage } from '../../../content/model.ts'

export const plain = definePage({
  ...ownPage('plain', 'A page of text: a heading, a sentence and the text below the fields.', {
    ask: listOf(colleague, 'Whom to ask about it.').optional(),
    language: z.literal('es').describe('es = the page is in Spanish. Each language has labels.').optional(),
    translationOf: address('The page in English that it translates: /practice-areas/tax-law.').optional(),
  }),
  shows: ['title', 'lede', 'language', 'translationOf'],
  showsBody: true,
  facts: ({ site, entry: { prose, data } }) => ({
    sections: prose.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    people: contactsOf(site, data.ask ?? []),
    speakers: data.language ? speakersOf(site, data.language) : [],
  }),
})
