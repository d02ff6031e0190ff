import { entriesOf, singleOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { groupBy } from '../../../content/model/groupBy.ts'
import type { Site } from '../../../content/model/site.ts'
import { formatDate, formatMonth } from '../../../content/text/formatDate.ts'
import { formatEventTime, newYorkInstant } from '../../../content/text/newYorkTime.ts'
import { text } from '../../../content/model/fields.ts'
import {
  calendarPath,
  feedPaths,
  insightPath,
  insights,
  insightsPath,
  newestFirst,
  type Insight,
} from '../../collections/insights.ts'
import { areasOf, authorsOf, contactsOf } from '../../collections/people.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { labelsFile, type Labels } from '../../labels.ts'
import { trailOf } from '../../../content/publish/trail.ts'
import { authorList, listPages, type ListPage } from './listings.ts'

const factsOf = (data: Insight): [label: keyof Labels, value: string | undefined][] =>
  data.kind === 'event'
    ? [
        ['when', formatEventTime(newYorkInstant(data.starts), newYorkInstant(data.ends))],
        ['place', data.place],
      ]
    : [
        ['by', data.by],
        ['who', data.who],
        ['rule', data.rule.name],
        ['effective', data.rule.effective && formatDate(data.rule.effective)],
      ]

const isCurrent = ({ data }: Entry<Insight>): boolean => data.supersededBy === undefined

const newerThan = (site: Site, { supersededBy }: Insight): Entry<Insight> | undefined =>
  supersededBy === undefined
    ? undefined
    : entriesOf({ entries: [...site.entries, ...site.past] }, insights).find(
        ({ slug }) => slug === supersededBy,
      )

/** What lists show of a note, with its facts by their labels. */
const insightCard = (site: Site, { slug, data }: Pick<Entry<Insight>, 'slug' | 'data'>) => ({
  path: insightPath(slug),
  title: data.title,
  kind: data.kind,
  date: data.date,
  summary: data.summary,
  authors: authorsOf(site, data),
  facts: [...factsOf(data), ['replacedBy', newerThan(site, data)?.data.title] as const].flatMap(
    ([label, value]) => (value === undefined ? [] : { label, value }),
  ),
})

export type InsightCard = ReturnType<typeof insightCard>

const linkTo = ({ slug, data }: Entry<Insight>) => ({ label: data.title, path: insightPath(slug) })

const listLink = ({ name, suffix, count }: ListPage) => ({
  label: name,
  path: `${insightsPath}${suffix}`,
  count,
})

/** The five newest notes of a list, and the link to all; undefined if there are none. */
export const newestOf = (site: Site, list: string) => {
  const page = listPages(site).find(({ suffix }) => suffix === list)
  const label = singleOf(site, labelsFile)?.data.allNotes ?? ''
  return (
    page && {
      links: page.entries.filter(isCurrent).slice(0, 5).map(linkTo),
      all: { ...listLink(page), label },
    }
  )
}

export const newestInsights = (site: Site): InsightCard[] =>
  newestFirst(site)
    .filter(isCurrent)
    .slice(0, 3)
    .map((entry) => insightCard(site, entry))

export const insightsPage = definePage({
  name: 'insights',
  schema: pageSchema('insights', 'The page that lists notes, alerts and events.', {
    empty: text('The sentence that appears if there are none.'),
  }),
  address: insightsPath,
  isSingle: true,
  facts: ({ site, route }) => {
    const pages = listPages(site)
    const index = pages.findIndex(({ suffix }) => route.path === insightsPath + suffix)
    const shown = pages[index]
    const neighbor = (at: number) => {
      const page = pages[at]
      return page && page.list === shown?.list ? listLink(page).path : undefined
    }
    const cards = shown?.entries.map((entry) => insightCard(site, entry)) ?? []
    const links = pages.filter(({ list, suffix }) => list !== '' && suffix === list)
    const isAuthors = ({ list }: ListPage) => list.startsWith(authorList(''))
    return {
      name: shown?.name,
      trail: trailOf({ site, route }),
      feeds: feedPaths,
      months: [...groupBy(cards, ({ date }) => formatMonth(date))],
      filters: links.filter((page) => !isAuthors(page)).map(listLink),
      authors: links.filter(isAuthors).map(listLink),
      newer: neighbor(index - 1),
      older: neighbor(index + 1),
    }
  },
})

export const insightPage = definePage({
  name: 'insight',
  collection: insights,
  schema: insights.schema,
  showsBody: true,
  staysWhenOver: true,
  textsOf: ({ title, summary }) => ({ title, description: summary }),
  facts: ({ site, route, entry: { slug, data } }) => {
    const newer = newerThan(site, data)
    const areas = new Set(data.practiceAreas)
    const related = newestFirst(site).filter(
      (other) =>
        other.slug !== slug && isCurrent(other) && other.data.practiceAreas.some((area) => areas.has(area)),
    )
    return {
      note: insightCard(site, { slug, data }),
      trail: trailOf({ site, route }),
      isOver: route.isOver ?? false,
      newer: newer && linkTo(newer),
      calendar: data.kind === 'event' && !route.isOver ? calendarPath(slug) : undefined,
      link: data.kind === 'event' ? data.link : undefined,
      changes: data.kind === 'event' ? undefined : data.changes,
      contacts: contactsOf(site, data.authors),
      practices: areasOf(site, data.practiceAreas),
      related: related.slice(0, 3).map(linkTo),
    }
  },
})
