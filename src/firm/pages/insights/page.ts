import { definePage, groupBy, ownPage, type Site } from '../../../content/model.ts'
import { formatMonth } from '../../../content/text/formatDate.ts'
import { text } from '../../../content/model/fields.ts'
import * as notes from '../../collections/insights/queries.ts'
import { insightsPath } from '../../collections/insights/schema.ts'
import { trailOf } from '../../../content/publish/trail.ts'

export const insightsPage = definePage({
  ...ownPage('insights', 'The page that lists notes, alerts and events.', {
    empty: text('The sentence that appears if there are none.'),
  }),
  address: insightsPath,
  isSingle: true,
  facts: ({ site, route }) => {
    const pages = notes.listPages(site)
    const index = pages.findIndex(({ suffix }) => route.path === insightsPath + suffix)
    const shown = pages[index]
    const neighbor = (at: number) => {
      const page = pages[at]
      return page && page.list === shown?.list ? notes.listLink(page).path : undefined
    }
    const cards = shown?.entries.map((entry) => notes.insightCard(site, entry)) ?? []
    const links = pages.filter(({ list, suffix }) => list !== '' && suffix === list)
    const filter = (start: string) => links.filter(({ list }) => list.startsWith(start)).map(notes.listLink)
    const all = pages.filter(({ suffix }) => suffix === '').map(notes.listLink)
    return {
      name: shown?.name,
      trail: trailOf({ site, route }),
      feeds: notes.feedPaths,
      coming: shown?.suffix === '' ? comingDays(site) : undefined,
      months: [...groupBy(cards, ({ day }) => formatMonth(day))],
      kinds: [...all, ...filter('/kind/')],
      practices: filter(notes.practiceList('')),
      authors: filter(notes.authorList('')),
      newer: neighbor(index - 1),
      older: neighbor(index + 1),
    }
  },
})

/** What must be done by a day of the next six months, and events, in percent of that time; undefined without any. */
function comingDays(site: Site) {
  const { today } = site
  if (today === undefined) return undefined
  const [year = 0, month = 0] = today.split('-').map(Number)
  const first = (count: number) => new Date(Date.UTC(year, month + count)).toISOString().slice(0, 10)
  const end = first(6)
  const daysTo = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000
  const days = daysTo(end)
  const at = (day: string) => (100 * daysTo(day)) / days
  const flags = notes
    .newestFirst(site)
    .filter(notes.isCurrent)
    .flatMap((entry) => {
      const { data } = entry
      const day = data.kind !== 'event' ? data.due : data.canceled ? undefined : notes.dayOf(data)
      const isComing = day !== undefined && today <= day && day < end
      return isComing ? { ...notes.linkTo(entry), day, at: at(day) } : []
    })
  if (flags.length === 0) return undefined
  return {
    days,
    months: [0, 1, 2, 3, 4, 5].map(first).map((day) => ({ label: formatMonth(day), at: at(day) })),
    flags: flags.sort((a, b) => a.at - b.at),
  }
}

export type ComingDays = NonNullable<ReturnType<typeof comingDays>>
