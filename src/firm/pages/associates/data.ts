import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { associateProfiles } from '../../data/people.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { associatesSchema } from './schema.ts'

export const associates = definePageKind({
  name: 'associates',
  schema: associatesSchema,
  isSingle: true,
  shows: [attorneys, practiceAreas],
  lists: {
    collection: attorneys,
    where: { field: 'group', is: 'associate' },
    list: 'people with group: associate',
    order: ['order'],
  },
  labels: labelsFor('profiles'),
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    people: associateProfiles(site, render),
  }),
})
