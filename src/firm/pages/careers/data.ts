import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { jobs } from '../../collections/jobs/schema.ts'
import { openings } from '../../data/jobs.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { careersSchema } from './schema.ts'

export const careers = definePageKind({
  name: 'careers',
  schema: careersSchema,
  isSingle: true,
  shows: [jobs],
  lists: {
    collection: jobs,
    where: { field: 'page', is: 'careers' },
    list: 'roles with page: careers',
    order: ['order'],
  },
  labels: labelsFor('roles', 'dates'),
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    openings: openings(site, render),
  }),
})
