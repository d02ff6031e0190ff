import type { Entry } from '../../../content/model/entry.ts'
import { groupBy } from '../../../content/model/groupBy.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import type { Site } from '../../../content/model/site.ts'
import { formatDate, formatMonth } from '../../../content/text/formatDate.ts'
import { formatEventTime, newYorkInstant } from '../../../content/text/newYorkTime.ts'
import { text } from '../../../content/model/fields.ts'
import { insights, newestFirst, type Insight } from '../../collections/insights.ts'
import { authorsOf } from '../../collections/people.ts'
import { areaPath, areasInOrder } from '../../collections/practice-areas.ts'
import { definePage, pageSchema } from '../../definePage.ts'
import { listPages } from './listings.ts'

export const insightPath = (slug: string): string => `${insights.base ?? ''}/${slug}`

/** What lists show of a note. */
export const insightCard = (site: Site, { slug, data }: Pick<Entry<Insight>, 'slug' | 'data'>) => ({
  path: insightPath(slug),
  title: data.title,
  kind: data.kind,
  date: data.date,
  summary: data.summary,
  authors: authorsOf(site, data),
  ...(data.kind === 'event'
    ? { when: eventTime(data), place: data.place }
    : { by: deadlineOf(data), who: data.who, rule: data.rule.name }),
})

export type InsightCard = ReturnType<typeof insightCard>

const deadlineOf = ({ by, deadline }: { by?: string | undefined; deadline?: string | undefined }) =>
  deadline === undefined ? by : formatDate(deadline)

function eventTime({ starts, ends }: { starts: string; ends: string }): string {
  const [from, to] = [newYorkInstant(starts), newYorkInstant(ends)]
  return from && to ? formatEventTime(from, to) : ''
}

/** The newest notes that a page lists as its own, at most `limit`, and the address of all of them. */
export const insightsOf = (site: Site, group: 'practice' | 'author', slug: string, limit = 5) => {
  const list = listPages(site).find(({ suffix }) => suffix === `/${group}/${slug}`)
  return (
    list && {
      cards: list.entries.slice(0, limit).map((entry) => insightCard(site, entry)),
      more: list.count > limit ? `${insights.base ?? ''}${list.suffix}` : undefined,
    }
  )
}

export const newestInsights = (site: Site, limit: number): InsightCard[] =>
  newestFirst(site)
    .slice(0, limit)
    .map((entry) => insightCard(site, entry))

export const insightsPage = definePage({
  name: 'insights',
  schema: pageSchema('insights', 'The page that lists notes, alerts and events.', {
    none: text('The sentence that appears if there are none.'),
  }),
  address: insights.base ?? '',
  isSingle: true,
  facts: ({ site, route }) => {
    const lists = listPages(site)
    const suffix = route.path.slice((insights.base ?? '').length)
    const shown = lists.find((list) => list.suffix === suffix)
    const linkTo = (list: { suffix: string; name: string; count: number }) => ({
      path: `${insights.base ?? ''}${list.suffix}`,
      name: list.name,
      count: list.count,
    })
    const neighbor = (step: number) =>
      lists.find(
        (list) =>
          shown && list.group === shown.group && list.name === shown.name && list.page === shown.page + step,
      )
    const [newer, older] = [neighbor(-1), neighbor(1)]
    const cards = shown?.entries.map((entry) => insightCard(site, entry)) ?? []
    return {
      name: shown?.name ?? '',
      months: [...groupBy(cards, ({ date }) => formatMonth(date))].map(([month, notes]) => ({
        month,
        notes,
      })),
      filters: lists
        .filter(({ group, page }) => page === 1 && (group === 'kind' || group === 'practice'))
        .map(linkTo),
      newer: newer && linkTo(newer).path,
      older: older && linkTo(older).path,
    }
  },
})

const byArea = memoizeWeak((site: Site) =>
  groupBy(
    newestFirst(site).flatMap((entry) => entry.data.practiceAreas.map((area) => ({ area, entry }))),
    ({ area }) => area,
  ),
)

export const insightPage = definePage({
  name: 'insight',
  collection: insights,
  schema: insights.schema,
  showsBody: true,
  staysWhenOver: true,
  textsOf: ({ title, summary }) => ({ title, description: summary }),
  facts: ({ site, route, entry: { slug, data } }) => {
    const newer = newestFirst(site).find((other) => other.slug === data.supersededBy)
    const related = data.practiceAreas
      .flatMap((area) => byArea(site).get(area) ?? [])
      .map(({ entry }) => entry)
    return {
      ...insightCard(site, { slug, data }),
      isOver: route.isOver ?? false,
      practices: areasInOrder(site)
        .filter((area) => data.practiceAreas.includes(area.slug))
        .map((area) => ({ name: area.data.menuLabel, path: areaPath(area.slug) })),
      related: [...new Set(related)]
        .filter((other) => other.slug !== slug)
        .slice(0, 3)
        .map((other) => insightCard(site, other)),
      newer: newer && { title: newer.data.title, path: insightPath(newer.slug) },
    }
  },
})
