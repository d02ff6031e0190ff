import { entriesOf } from '../../../content/model/content.ts'
import { compareText } from '../../../content/model/diagnostic.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import type { Site } from '../../../content/model/site.ts'
import { insightsPath, type Insight, insights } from './schema.ts'

export const insightPath = (slug: string): string => `${insightsPath}/${slug}`

export const calendarPath = (slug: string): string => insightPath(slug) + (insights.fileEnding ?? '')

export const feedPaths = { atom: `${insightsPath}/feed.xml`, json: `${insightsPath}/feed.json` }

export const newestFirst = memoizeWeak((site: Pick<Site, 'entries'>): Entry<Insight>[] =>
  entriesOf(site, insights).sort(
    (a, b) => compareText(b.data.date, a.data.date) || compareText(a.slug, b.slug),
  ),
)
