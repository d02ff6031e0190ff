import { definePageKind } from '../../../content/model/definePageKind.ts'
import type { PageContext, Site } from '../../../content/model/site.ts'
import { entriesOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { jobs, type Job, type Role } from '../../collections/jobs/schema.ts'
import { byOrder } from '../../data/byOrder.ts'
import type { RoleFacts } from '../../data/types.ts'
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
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    roles: roles(site, render),
  }),
})

const isRole = (entry: Entry<Job>): entry is Entry<Role> => entry.data.page === 'join'

const roles = (site: Site, render: PageContext['render']): RoleFacts[] =>
  entriesOf(site, jobs)
    .filter(isRole)
    .sort(byOrder)
    .map(({ slug, prose, data: { title, location, pay, posted, department, experience, requirements } }) => ({
      slug,
      body: render(prose),
      title,
      location,
      pay,
      posted,
      department,
      experience,
      requirements,
    }))
