import type { Entry } from '../../../content/model/entry.ts'
import { groupBy } from '../../../content/model/groupBy.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import type { Site } from '../../../content/model/site.ts'
import { formatDate, formatMonth } from '../../../content/text/formatDate.ts'
import { formatEventTime, newYorkInstant } from '../../../content/text/newYorkTime.ts'
import { text } from '../../../content/model/fields.ts'
import {
  calendarPath,
  feedPaths,
  insightPath,
  insights,
  newestFirst,
  type Insight,
} from '../../collections/insights.ts'
import { authorsOf, contactsOf, type Author } from '../../collections/people.ts'
import { areaPath, areasInOrder } from '../../collections/practice-areas.ts'
import { definePage, pageSchema } from '../../definePage.ts'
import { trailOf } from '../../trail.ts'
import { listPages } from './listings.ts'

/** What lists show of a note. Events have `when` and `place`, the others `by`, `who` and `rule`. */
export interface InsightCard {
  path: string
  title: string
  kind: Insight['kind']
  date: string
  summary: string
  authors: Author[]
  when?: string
  place?: string
  by?: string | undefined
  who?: string
  rule?: string
}

export const insightCard = (
  site: Site,
  { slug, data }: Pick<Entry<Insight>, 'slug' | 'data'>,
): InsightCard => ({
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

const deadlineOf = ({ by, deadline }: { by?: string | undefined; deadline?: string | undefined }) =>
  deadline === undefined ? by : formatDate(deadline)

const eventTime = ({ starts, ends }: { starts: string; ends: string }): string =>
  formatEventTime(newYorkInstant(starts), newYorkInstant(ends))

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
      trail: trailOf({ site, route }),
      feed: feedPaths.atom,
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
    const linkTo = (other: Entry<Insight>) => ({ name: other.data.title, path: insightPath(other.slug) })
    return {
      note: insightCard(site, { slug, data }),
      trail: trailOf({ site, route }),
      isOver: route.isOver ?? false,
      newer: newer && linkTo(newer),
      calendar: data.kind === 'event' ? calendarPath(slug) : undefined,
      link: data.kind === 'event' ? data.link : undefined,
      changes: data.kind === 'event' ? undefined : data.changes,
      contacts: contactsOf(site, data.authors),
      practices: areasInOrder(site)
        .filter((area) => data.practiceAreas.includes(area.slug))
        .map((area) => ({ name: area.data.menuLabel, path: areaPath(area.slug) })),
      related: [...new Set(related)]
        .filter((other) => other.slug !== slug)
        .slice(0, 3)
        .map(linkTo),
    }
  },
})
