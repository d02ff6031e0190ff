import { dataOf, entriesOf, pick, byOrder, type Entry, type Site } from '../../../content/model.ts'
import { labelsFile } from '../../labels.ts'
import { jobs, type Job, type JobList } from './schema.ts'

/** The open roles, of one list or all. */
export const openRoles = (site: Site, list?: JobList) =>
  entriesOf(site, jobs)
    .filter(({ data }) => list === undefined || data.listedOn.includes(list))
    .sort(byOrder)

export const unitOf = ({ pay }: Pick<Job, 'pay'>) => pay.per ?? 'year'

/** The pay range with its unit in the words of labels: `$38.50 – $45 an hour`. */
export const payOf = (site: Site, { pay }: Job): string =>
  `${pay.from} – ${pay.to} ${dataOf(site, labelsFile).roles.per[unitOf({ pay })]}`

export const listing = (site: Site, { slug, data }: Entry<Job>) => {
  const path = `${jobs.base ?? ''}/${slug}`
  return { ...pick(data, shown), slug, path, pay: payOf(site, data), closes: data.expiresOn }
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
