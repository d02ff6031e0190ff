import type { Entry } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { PageHead } from '../model/payload.ts'
import type { Route } from '../model/route.ts'
import type { PageContext, Site } from '../model/site.ts'
import { counted } from '../text/plural.ts'
import { draftBannerText } from './publishState.ts'

/** What every page has, whatever its kind. */
export const pageHead = (site: Site, route: Route): PageHead => ({
  path: route.path,
  documentTitle: documentTitle(site, route.title),
  description: route.description,
  ...(!route.listed && { unlisted: true as const }),
  ...(site.folder && { source: `${site.folder}/${route.file}` }),
  ...(route.unpublishedReason && { ribbon: draftBannerText(route.unpublishedReason) }),
})

/** What the browser's tab says of a page. */
export const documentTitle = (site: Site, page: string): string => `${page} | ${site.organization.name}`

/** The entries with pages, by their files; of two of one file, the one that is on the site. */
const entryOfFile = memoizeWeak((site: Site): ReadonlyMap<string, Entry> => {
  const entries = [...site.versions.map(({ entry }) => entry), ...site.coming, ...site.past, ...site.entries]
  return new Map(entries.map((entry) => [entry.file, entry]))
})

/** The context of a payload. @param route a route of `site`, or that of an earlier version */
export function pageContext(
  site: Site,
  route: Route,
  more: Pick<PageContext, 'render' | 'history'>,
): PageContext {
  const entry = entryOfFile(site).get(route.file)
  if (entry === undefined) throw new Error(`The route ${route.path} has no entry.`)
  return { site, route, entry, ...more }
}

/** How many pages visitors can reach, in words: `29 pages`, `29 pages and 1 earlier version`. */
export function pageCount(routes: readonly Pick<Route, 'listed' | 'supersededBy'>[]): string {
  const pages = counted(routes.filter(({ listed }) => listed).length, 'page')
  const earlier = routes.filter(({ supersededBy }) => supersededBy !== undefined).length
  return earlier === 0 ? pages : `${pages} and ${counted(earlier, 'earlier version')}`
}
