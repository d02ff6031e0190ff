import type { Site } from '../../content/buildSite.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { dayField, firstDay } from '../../content/versions/keptVersions.ts'
import { problemAt, type Problem } from '../../content/model/problem.ts'
import { legalRoute } from '../../content/publish/routes.ts'
import { readPage } from '../text/readPages.ts'
import type { SiteReading } from '../text/types.ts'
import type { ContentSide } from '../redline/contentSide.ts'
import { datedWording } from './datedWording.ts'

/** The revision that a change is compared with. */
interface Base extends Pick<ContentSide, 'name' | 'day'> {
  reading: SiteReading
}

/**
 * Legal pages with other words than the base, which say that they have had them since before the base was made. Only
 * the base shows it: between the version before and today, a file alone may name any day.
 */
export function earlyDays(site: Site, { name, day: baseDay, reading }: Base): Problem[] {
  const kept = new Set(site.versions.map(({ file }) => file))
  const before = new Map(reading.pages.map((page) => [page.path, page]))
  return [...site.entries.legal, ...site.coming].flatMap((page): Problem[] => {
    const { path } = legalRoute(page)
    const day = firstDay(page.data)
    const old = before.get(path)
    if (kept.has(page.file) || old === undefined || baseDay === undefined || day >= baseDay) return []
    if (datedWording(old) === datedWording(readPage(site, legalRoute(page)))) return []
    const field = dayField(page.data)
    return [
      problemAt(page.file, page.placeOf([field]), [
        'early-day',
        `This page says that its words are of ${formatDate(day)}, and on ${formatDate(baseDay)} it still had others, in ${name}.`,
        `Write into "${field}" the day on which they change for visitors: ${formatDate(baseDay)} or a later one.`,
      ]),
    ]
  })
}
