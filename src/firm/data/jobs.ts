import { entriesOf } from '../../content/model/content.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { PageContext, Site } from '../../content/model/site.ts'
import { jobs, type Job, type Opening, type Role } from '../collections/jobs/schema.ts'
import { omitRoutingFields } from '../fields/omitRoutingFields.ts'
import { byOrder } from './byOrder.ts'
import type { JobFacts } from './types.ts'

type RenderBody = PageContext['render']

const isOpening = (entry: Entry<Job>): entry is Entry<Opening> => entry.data.page === 'careers'
const isRole = (entry: Entry<Job>): entry is Entry<Role> => entry.data.page === 'join'

function jobFacts<Data extends Job>({ slug, prose, data }: Entry<Data>, render: RenderBody): JobFacts<Data> {
  const { page: _page, ...facts } = omitRoutingFields(data)
  return { slug, body: render(prose), ...facts }
}

/** The current openings of the Careers page, in their order. */
export const openings = (site: Site, render: RenderBody): JobFacts<Opening>[] =>
  entriesOf(site, jobs)
    .filter(isOpening)
    .sort(byOrder)
    .map((entry) => jobFacts(entry, render))

/** The open roles of the Join Our Team page, in their order. */
export const roles = (site: Site, render: RenderBody): JobFacts<Role>[] =>
  entriesOf(site, jobs)
    .filter(isRole)
    .sort(byOrder)
    .map((entry) => jobFacts(entry, render))
