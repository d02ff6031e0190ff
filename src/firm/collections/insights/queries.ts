import type { Entry, Route, Site } from '../../../content/model.ts'
import {
  compareText,
  dataOf,
  entriesOf,
  groupBy,
  memoizeWeak,
  pick,
  singleOf,
} from '../../../content/model.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { formatEventTime, formatTime, newYorkInstant } from '../../../content/text/newYorkTime.ts'
import { insightsPath, onlineAt, type Event, type Insight, insights } from './schema.ts'
import { authorsOf, register } from '../attorneys/queries.ts'
import { attorneys } from '../attorneys/schema.ts'
import { areasInOrder } from '../practice-areas/queries.ts'
import { practiceAreas } from '../practice-areas/schema.ts'
import { labelsFile, type Labels } from '../../labels.ts'

export const insightPath = (slug: string): string => `${insightsPath}/${slug}`

export const calendarPath = (slug: string): string => insightPath(slug) + (insights.fileEnding ?? '')

export const feedPaths = { atom: `${insightsPath}/feed.xml`, json: `${insightsPath}/feed.json` }

/** Notes, alerts and events, also past ones that keep their pages. */
export const allNotes = ({ entries, past }: Pick<Site, 'entries' | 'past'>): Entry<Insight>[] =>
  [entries, past].flatMap((entries) => entriesOf({ entries }, insights))

export const newestFirst = memoizeWeak((site: Pick<Site, 'entries'>): Entry<Insight>[] =>
  entriesOf(site, insights).sort(
    (a, b) => compareText(b.data.date, a.data.date) || compareText(a.slug, b.slug),
  ),
)

export const dayOf = (data: Insight): string => (data.kind === 'event' ? data.starts.slice(0, 10) : data.date)

const pageSize = 30

type Lists = Pick<Site, 'entries' | 'singles'>

export const practiceList = (slug: string): string => `/practice/${slug}`
export const authorList = (slug: string): string => `/author/${slug}`

/** @param path a page of a person or practice @returns the address of the list of its notes; undefined for other pages */
export function listAbout(path: string): string | undefined {
  const [, folder, slug = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? []
  if (folder === attorneys.base) return insightsPath + authorList(slug)
  return folder === practiceAreas.base ? insightsPath + practiceList(slug) : undefined
}

const listsOf = ({ kind, practiceAreas, authors }: Insight): string[] => [
  '',
  `/kind/${kind}`,
  ...practiceAreas.map(practiceList),
  ...authors.map(authorList),
]

/**
 * The pages of all lists, in the order of their links. `list` is below the address of all notes: `/practice/tax-law`, or nothing;
 * `suffix` is the page's own, `/practice/tax-law/2`; and `count` is of the whole list.
 */
export const listPages = memoizeWeak((site: Lists) => {
  const labels = singleOf(site, labelsFile)?.data.notices
  const byDay = newestFirst(site).toSorted((a, b) => compareText(dayOf(b.data), dayOf(a.data)))
  const notes = byDay.flatMap((entry) => listsOf(entry.data).map((list) => ({ list, entry })))
  const notesOf = groupBy(notes, ({ list }) => list)
  const names: [list: string, name: string][] = [
    ['', ''],
    ['/kind/note', labels?.notes ?? ''],
    ['/kind/alert', labels?.alerts ?? ''],
    ['/kind/event', labels?.events ?? ''],
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

/** The link to the online part of an event. @param site the website, for a page of ours */
export const onlineUrl = (site: string, { online = '' }: Pick<Event, 'online'>): string =>
  online.startsWith('/') ? site + online : online

const time = ({ starts, ends }: Event) => formatEventTime(newYorkInstant(starts), newYorkInstant(ends))

/** `The library`, `The library and online` or what the editor wrote. */
const venueOf = ({ place, online }: Event, labels: Labels['notices']): string =>
  online === undefined || onlineAt(place) >= 0 ? place : `${place} ${labels.andOnline}`

type Fact = [label: keyof Labels['notices'], value: string | undefined]

const factsOf = (data: Insight, labels: Labels['notices']): Fact[] =>
  data.kind === 'event'
    ? [
        ['when', data.canceled ? `${labels.canceled} ${time(data)}` : time(data)],
        ['movedFrom', data.movedFrom && formatTime(newYorkInstant(data.movedFrom))],
        ['place', venueOf(data, labels)],
      ]
    : [
        [/^\w+ \d+, \d{4}$/.test(data.by) ? 'by' : 'when', data.by], // "By" before a bare date.
        ['who', data.who],
        ['rule', data.rule.name],
        ['effective', data.rule.effective && formatDate(data.rule.effective)],
      ]

export const isCurrent = ({ data }: Entry<Insight>): boolean => data.supersededBy === undefined

export const newerThan = (site: Site, { supersededBy }: Insight): Entry<Insight> | undefined =>
  allNotes(site).find(({ slug }) => slug === supersededBy)

/** What lists show of a note, with its facts by their labels. */
export const insightCard = (site: Site, { slug, data }: Pick<Entry<Insight>, 'slug' | 'data'>) => ({
  path: insightPath(slug),
  ...pick(data, ['title', 'kind', 'date', 'summary']),
  /** The day of an event, or of a note. */
  day: dayOf(data),
  authors: authorsOf(site, data),
  facts: [
    ...factsOf(data, dataOf(site, labelsFile).notices),
    ['replacedBy', newerThan(site, data)?.data.title] as const,
  ].flatMap(([label, value]) => (value === undefined ? [] : { label, value })),
})

export type InsightCard = ReturnType<typeof insightCard>

export const linkTo = ({ slug, data }: Entry<Insight>) => ({ label: data.title, path: insightPath(slug) })

export const listLink = ({ name, suffix, count }: ReturnType<typeof listPages>[number]) => ({
  label: name,
  path: `${insightsPath}${suffix}`,
  count,
})

/** The five newest notes of a list, and the link to all; undefined if there are none. */
export const newestOf = (site: Site, list: string) => {
  const page = listPages(site).find(({ suffix }) => suffix === list)
  if (page === undefined) return undefined
  const links = page.entries.filter(isCurrent).slice(0, 5).map(linkTo)
  return { links, all: { ...listLink(page), label: dataOf(site, labelsFile).notices.allNotes } }
}

/** For the home page, with the two most important facts of each. */
export const newestInsights = (site: Site): InsightCard[] =>
  newestFirst(site)
    .filter(isCurrent)
    .slice(0, 2)
    .map((entry) => insightCard(site, entry))
    .map((card) => ({ ...card, facts: card.facts.slice(0, 2) }))
