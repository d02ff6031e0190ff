import { entriesOf } from '../../content/model/content.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { PageContext } from '../../content/model/site.ts'
import { jobs, type Job } from '../collections/jobs.ts'
import { shown } from '../fields/shown.ts'
import { byOrder } from './areas.ts'

type JobsOf<Page extends Job['page']> = Extract<Job, { page: Page }>

/** The jobs that a page lists, in their order, with their descriptions as HTML. */
export const jobsOf = <Page extends Job['page']>({ site, render }: PageContext, page: Page) =>
  entriesOf(site, jobs)
    .filter((entry): entry is Entry<JobsOf<Page>> => entry.data.page === page)
    .sort(byOrder)
    .map(({ slug, prose, data }) => ({ ...shown(data), slug, body: render(prose) }))

export type Opening = ReturnType<typeof jobsOf<'careers'>>[number]
export type Role = ReturnType<typeof jobsOf<'join'>>[number]
