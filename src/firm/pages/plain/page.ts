import { z } from 'zod'
import { address } from '../../../content/model/fields.ts'
import { speakersOf } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../definePage.ts'

export const plain = definePage({
  name: 'plain',
  schema: pageSchema('plain', 'A page of text: a heading, a sentence and the text below the fields.', {
    language: z.literal('es').describe('es = the page is in Spanish. Each language has labels.').optional(),
    translationOf: address('The page in English that it translates: /practice-areas/tax-law.').optional(),
  }),
  shows: ['title', 'lede', 'language', 'translationOf'],
  showsBody: true,
  facts: ({ site, entry: { data } }) => ({ people: data.language ? speakersOf(site, data.language) : [] }),
})
