import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { partnerProfiles } from '../../data/people.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { partnersSchema } from './schema.ts'

export const partners = definePageKind({
  name: 'partners',
  schema: partnersSchema,
  isSingle: true,
  shows: [attorneys, practiceAreas],
  lists: {
    collection: attorneys,
    where: { field: 'group', is: 'partner' },
    list: 'people with group: partner',
    order: ['order'],
  },
  labels: labelsFor('profiles'),
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    people: partnerProfiles(site, render),
  }),
})
