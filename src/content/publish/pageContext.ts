import type { PageContext, Site } from '../model/site.ts'
import type { Route } from '../model/route.ts'

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
  const texts = [...site.entries, ...site.coming, ...site.versions.map((version) => version.entry)]
  const entry = texts.find(({ file }) => file === route.file)
  if (entry === undefined) throw new Error(`The route ${route.path} has no entry.`)
  return { site, route, entry, ...more }
}
