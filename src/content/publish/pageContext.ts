import type { PageContext, Site } from '../model/site.ts'
import type { Entry } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { Route } from '../model/route.ts'

/** The entries with pages, by their files; of two of one file, the first. */
const entryOfFile = memoizeWeak((site: Site): ReadonlyMap<string, Entry> => {
  const entries = [...site.entries, ...site.coming, ...site.versions.map((version) => version.entry)]
  return new Map(entries.toReversed().map((entry) => [entry.file, entry]))
})

/**
 * What the payload of a page is made from.
 * @param route a route of `site`, or that of a kept version
 * @throws when the site has no file of the route
 */
export function pageContext(
  site: Site,
  route: Route,
  more: Pick<PageContext, 'render' | 'history'>,
): PageContext {
  const entry = entryOfFile(site).get(route.file)
  if (entry === undefined) throw new Error(`The route ${route.path} has no entry.`)
  return { site, route, entry, ...more }
}
