import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { leaders } from '../../data/people.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { leadershipSchema } from './schema.ts'

export const leadership = definePageKind({
  name: 'leadership',
  schema: leadershipSchema,
  isSingle: true,
  shows: [attorneys],
  lists: {
    collection: attorneys,
    where: { field: 'leadership' },
    list: 'people of the leadership',
    order: ['leadership', 'order'],
  },
  labels: labelsFor('leaders'),
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    leaders: leaders(site, render),
  }),
})
