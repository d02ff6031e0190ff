import { groupBy } from '../../../content/model/groupBy.ts'
import { formatMonth } from '../../../content/text/formatDate.ts'
import { text } from '../../../content/model/fields.ts'
import { comingDays } from '../../collections/insights/comingDays.ts'
import * as notes from '../../collections/insights/queries.ts'
import { insightsPath } from '../../collections/insights/schema.ts'
import { definePage, pageSchema } from '../definePage.ts'
import { trailOf } from '../../../content/publish/trail.ts'

export const insightsPage = definePage({
  name: 'insights',
  schema: pageSchema('insights', 'The page that lists notes, alerts and events.', {
    empty: text('The sentence that appears if there are none.'),
  }),
  shows: ['title', 'lede', 'empty'],
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
