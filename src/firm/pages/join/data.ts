import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { jobs } from '../../collections/jobs/schema.ts'
import { roles } from '../../data/jobs.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { joinSchema } from './schema.ts'

export const join = definePageKind({
  name: 'join',
  schema: joinSchema,
  isSingle: true,
  shows: [jobs],
  lists: {
    collection: jobs,
    where: { field: 'page', is: 'join' },
    list: 'roles with page: join',
    order: ['order'],
  },
  labels: labelsFor('roles', 'dates'),
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    roles: roles(site, render),
  }),
})
