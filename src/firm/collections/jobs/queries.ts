import { type Entry, entriesOf } from '../../../content/model/content.ts'
import type { Site } from '../../../content/model/site.ts'
import { pick } from '../../../content/model/pick.ts'
import { jobs, type Job, type JobList } from './schema.ts'
import { byOrder } from '../../../content/model/pageFields.ts'

/** The open roles, of one list or all. */
export const openRoles = (site: Site, list?: JobList) =>
  entriesOf(site, jobs)
    .filter(({ data }) => list === undefined || data.listedOn.includes(list))
    .sort(byOrder)

export const payOf = ({ pay: { from, to } }: Job): string => `${from} – ${to}`

export const listing = ({ slug, data }: Entry<Job>) => {
  const path = `${jobs.base ?? ''}/${slug}`
  return { ...pick(data, shown), slug, path, pay: payOf(data), closes: data.expiresOn }
}

const shown = ['title', 'area', 'location', 'experience', 'employment', 'posted', 'requirements'] as const

export type Listing = ReturnType<typeof listing>

/** `/contact?role=associate#form`; a form on another website can't be told the role. */
export const applyLink = (form: string, slug: string): string =>
  form.startsWith('/') ? `${form}?role=${slug}#form` : form

export const listed = (list: JobList) => ({
  collection: jobs,
  where: { field: 'listedOn', is: list },
  mayBeEmpty: true as const,
})
