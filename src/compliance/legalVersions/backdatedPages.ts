import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { dayField, firstVisibleDate, versionedEntries } from '../../content/versions/legalVersions.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import { versionedRoute } from '../../content/publish/routes.ts'
import { extractPage } from '../text/extractSite.ts'
import type { SiteText } from '../text/types.ts'
import type { ContentSnapshot } from '../redline/contentSnapshot.ts'
import { datedWording } from '../approvals/datedWording.ts'

/** The revision that a change is compared with. */
interface Base extends Pick<ContentSnapshot, 'name' | 'day'> {
  reading: SiteText
}

/**
 * Legal pages with other words than the base, which say that they have had them since before the base was made. Only
 * the base shows it: between the version before and today, a file alone may name any day.
 */
export function backdatedPages(site: Site, { name, day: baseDay, reading }: Base): Diagnostic[] {
  const kept = new Set(site.versions.map(({ file }) => file))
  const before = new Map(reading.pages.map((page) => [page.path, page]))
  return [...versionedEntries(site), ...site.coming].flatMap((page): Diagnostic[] => {
    const { path } = versionedRoute(site.registry, page)
    const day = firstVisibleDate(page.data)
    const old = before.get(path)
    if (kept.has(page.file) || old === undefined || baseDay === undefined || day >= baseDay) return []
    if (datedWording(old) === datedWording(extractPage(site, versionedRoute(site.registry, page)))) return []
    const field = dayField(page.data)
    return [
      diagnostic(page.file, page.placeOf([field]), [
        'early-day',
        `This page says that its words are of ${formatDate(day)}, and on ${formatDate(baseDay)} it still had others, in ${name}.`,
        `Write into "${field}" the day on which they change for visitors: ${formatDate(baseDay)} or a later one.`,
      ]),
    ]
  })
}
