import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { featuredCards } from '../../data/people.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { attorneysSchema } from './schema.ts'

export const attorneysPage = definePageKind({
  name: 'attorneys',
  schema: attorneysSchema,
  isSingle: true,
  shows: [attorneys],
  labels: labelsFor(),
  facts: ({ site, entry }) => ({
    page: omitRoutingFields(entry.data),
    partners: featuredCards(site, 'partner'),
    associates: featuredCards(site, 'associate'),
  }),
})
