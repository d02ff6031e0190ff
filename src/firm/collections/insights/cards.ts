import { entriesOf, singleOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import type { Site } from '../../../content/model/site.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { formatEventTime, newYorkInstant } from '../../../content/text/newYorkTime.ts'
import { insightPath, newestFirst } from './queries.ts'
import { insights, insightsPath, type Insight } from './schema.ts'
import { authorsOf } from '../attorneys/queries.ts'
import { labelsFile, type Labels } from '../../labels.ts'
import { listPages, type ListPage } from './listings.ts'

const factsOf = (data: Insight): [label: keyof Labels['notices'], value: string | undefined][] =>
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

export const isCurrent = ({ data }: Entry<Insight>): boolean => data.supersededBy === undefined

export const newerThan = (site: Site, { supersededBy }: Insight): Entry<Insight> | undefined =>
  supersededBy === undefined
    ? undefined
    : entriesOf({ entries: [...site.entries, ...site.past] }, insights).find(
        ({ slug }) => slug === supersededBy,
      )

/** What lists show of a note, with its facts by their labels. */
export const insightCard = (site: Site, { slug, data }: Pick<Entry<Insight>, 'slug' | 'data'>) => ({
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

export const linkTo = ({ slug, data }: Entry<Insight>) => ({ label: data.title, path: insightPath(slug) })

export const listLink = ({ name, suffix, count }: ListPage) => ({
  label: name,
  path: `${insightsPath}${suffix}`,
  count,
})

/** The five newest notes of a list, and the link to all; undefined if there are none. */
export const newestOf = (site: Site, list: string) => {
  const page = listPages(site).find(({ suffix }) => suffix === list)
  const label = singleOf(site, labelsFile)?.data.notices.allNotes ?? ''
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
