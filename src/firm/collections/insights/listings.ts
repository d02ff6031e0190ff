import { singleOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { groupBy } from '../../../content/model/groupBy.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import type { Route } from '../../../content/model/route.ts'
import type { Site } from '../../../content/model/site.ts'
import { newestFirst } from './queries.ts'
import { insightsPath, type Insight } from './schema.ts'
import { register } from '../attorneys/queries.ts'
import { areasInOrder } from '../practice-areas/queries.ts'
import { labelsFile } from '../../labels.ts'

/** How many notes a page lists. */
const pageSize = 30

type Lists = Pick<Site, 'entries' | 'singles'>

/** One page of the notes of a kind, a practice or a person, or of all notes. */
export interface ListPage {
  /** Below the address of all notes: nothing, `/practice/tax-law`. */
  list: string
  /** What its notes have in common, such as `Tax Law`; empty for all notes. */
  name: string
  /** How many notes have that in common. */
  count: number
  /** The list, and the number of the page after the first: `/practice/tax-law/2`. */
  suffix: string
  entries: Entry<Insight>[]
}

export const practiceList = (slug: string): string => `/practice/${slug}`
export const authorList = (slug: string): string => `/author/${slug}`

const listsOf = ({ kind, practiceAreas, authors }: Insight): string[] => [
  '',
  `/kind/${kind}`,
  ...practiceAreas.map(practiceList),
  ...authors.map(authorList),
]

/** The lists in the order of their links, each with its pages. */
export const listPages = memoizeWeak((site: Lists): ListPage[] => {
  const labels = singleOf(site, labelsFile)?.data
  const notes = newestFirst(site).flatMap((entry) => listsOf(entry.data).map((list) => ({ list, entry })))
  const notesOf = groupBy(notes, ({ list }) => list)
  const names: [list: string, name: string][] = [
    ['', ''],
    ['/kind/note', labels?.notices.notes ?? ''],
    ['/kind/alert', labels?.notices.alerts ?? ''],
    ['/kind/event', labels?.notices.events ?? ''],
    ...areasInOrder(site).map(({ slug, data }): [string, string] => [practiceList(slug), data.menuLabel]),
    ...register(site).map(({ slug, data }): [string, string] => [authorList(slug), data.name]),
  ]
  return names.flatMap(([list, name]) => {
    const entries = (notesOf.get(list) ?? []).map(({ entry }) => entry)
    return Array.from({ length: Math.ceil(entries.length / pageSize) }, (_, index) => ({
      list,
      name,
      count: entries.length,
      suffix: index === 0 ? list : `${list}/${index + 1}`,
      entries: entries.slice(index * pageSize, (index + 1) * pageSize),
    }))
  })
})

/** The routes of all lists but the first page of all notes, which has a file. @param routes that file's among them */
export function listRoutes(site: Lists, routes: readonly Route[]): Route[] {
  const base = routes.find(({ path }) => path === insightsPath)
  if (base === undefined) return []
  const further = listPages(site).filter(({ suffix }) => suffix !== '')
  return further.map(({ list, suffix, name }) => {
    const label = [name, suffix.slice(list.length + 1)].filter(Boolean).join(', ')
    return {
      ...base,
      path: base.path + suffix,
      title: `${base.title}: ${label}`,
      label,
      description: `${label}: ${base.description}`,
      inHeader: false,
      footer: undefined,
      isList: true as const,
    }
  })
}
