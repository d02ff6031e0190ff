import { definePageKind } from '../../../content/model/definePageKind.ts'
import type { PageContext, Site } from '../../../content/model/site.ts'
import { entriesOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { jobs, type Job, type Opening } from '../../collections/jobs/schema.ts'
import { byOrder } from '../../data/byOrder.ts'
import type { OpeningFacts } from '../../data/types.ts'
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
  facts: ({ site, entry, render }) => ({
    page: omitRoutingFields(entry.data),
    openings: openings(site, render),
  }),
})

const isOpening = (entry: Entry<Job>): entry is Entry<Opening> => entry.data.page === 'careers'

const openings = (site: Site, render: PageContext['render']): OpeningFacts[] =>
  entriesOf(site, jobs)
    .filter(isOpening)
    .sort(byOrder)
    .map(({ slug, prose, data: { title, location, pay, posted, area } }) => ({
      slug,
      body: render(prose),
      title,
      location,
      pay,
      posted,
      area,
    }))
