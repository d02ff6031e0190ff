import type { Route } from '../model/route.ts'
import type { PageHead } from '../model/payload.ts'
import type { Site } from '../model/site.ts'
import { formatDate } from '../text/formatDate.ts'
import { draftBannerText } from './publishState.ts'

/** What every page has, whatever its kind. */
export const pageHead = (site: Site, route: Route): PageHead => ({
  path: route.path,
  documentTitle: documentTitle(site, pageTitle(site, route)),
  description: route.description,
  ...(!route.listed && { unlisted: true as const }),
  ...(route.unpublishedReason && { ribbon: draftBannerText(route.unpublishedReason) }),
})

/** What the browser's tab says of a page. */
export const documentTitle = (site: Site, page: string): string => `${page} | ${site.organization.name}`

/** What visitors read as the title of a page. */
export function pageTitle(site: Site, { title, file, supersededBy }: Route): string {
  const version = supersededBy === undefined ? undefined : site.versions.find((kept) => kept.file === file)
  if (version === undefined) return title
  const { data } = version.entry
  return `${data.title}, version of ${formatDate(data.lastUpdated)}`
}
