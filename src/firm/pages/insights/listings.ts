import { singleOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { groupBy } from '../../../content/model/groupBy.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import type { Route } from '../../../content/model/route.ts'
import type { Site } from '../../../content/model/site.ts'
import { newestFirst, type Insight } from '../../collections/insights.ts'
import { authorsOf } from '../../collections/people.ts'
import { areasInOrder } from '../../collections/practice-areas.ts'
import { labelsFile } from '../../labels.ts'

/** How many notes a page lists. */
const pageSize = 40

/** One page of the notes of a practice, a person or a kind, or of all notes. */
export interface ListPage {
  /** Below the address of all notes: nothing, `/practice/tax-law`, or `/practice/tax-law/2`. */
  suffix: string
  group: 'all' | 'kind' | 'practice' | 'author'
  /** What its notes have in common, such as `Tax Law`; empty for all notes. */
  name: string
  /** How many notes have that in common. */
  count: number
  page: number
  pages: number
  entries: Entry<Insight>[]
}

export const listPages = memoizeWeak((site: Pick<Site, 'entries' | 'singles'>): ListPage[] => {
  const all = newestFirst(site)
  const labels = singleOf(site, labelsFile)?.data
  const areas = areasInOrder(site)
  const authors = all.flatMap((entry) => authorsOf(site, entry.data).map((author) => ({ ...author, entry })))
  return [
    ...split('all', '', '', all),
    ...[
      { kind: 'note', name: labels?.notes ?? '' },
      { kind: 'alert', name: labels?.alerts ?? '' },
      { kind: 'event', name: labels?.events ?? '' },
    ].flatMap(({ kind, name }) =>
      split(
        'kind',
        kind,
        name,
        all.filter(({ data }) => data.kind === kind),
      ),
    ),
    ...areas.flatMap(({ slug, data }) =>
      split(
        'practice',
        slug,
        data.menuLabel,
        all.filter((entry) => entry.data.practiceAreas.includes(slug)),
      ),
    ),
    ...[...groupBy(authors, ({ slug }) => slug)].flatMap(([slug, written]) =>
      slug === undefined
        ? []
        : split(
            'author',
            slug,
            written[0]?.name ?? slug,
            written.map(({ entry }) => entry),
          ),
    ),
  ]
})

function split(group: ListPage['group'], slug: string, name: string, entries: Entry<Insight>[]): ListPage[] {
  const pages = Math.ceil(entries.length / pageSize)
  const path = group === 'all' ? '' : `/${group}/${slug}`
  return Array.from({ length: pages }, (_, index) => ({
    suffix: index === 0 ? path : `${path}/${index + 1}`,
    group,
    name,
    count: entries.length,
    page: index + 1,
    pages,
    entries: entries.slice(index * pageSize, (index + 1) * pageSize),
  }))
}

/** The routes of all lists but the first page of all notes, which has a file. @param base that file's route */
export const listRoutes = (site: Pick<Site, 'entries' | 'singles'>, base: Route): Route[] =>
  listPages(site)
    .filter(({ suffix }) => suffix !== '')
    .map(({ suffix, name, page }) => {
      const label = [name, ...(page > 1 ? [page] : [])].filter(Boolean).join(', ')
      const title = `${base.title}: ${label}`
      const description = `${label}: ${base.description}`
      return {
        ...base,
        path: base.path + suffix,
        title,
        label,
        description,
        inHeader: false,
        footer: undefined,
        isList: true as const,
      }
    })
