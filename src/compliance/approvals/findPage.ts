import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { everyPage, notFoundPath } from '../../content/publish/addresses.ts'
import { normalizeInput } from '../../content/edit/resolveEntry.ts'
import { closestMatch } from '../../content/text/closestMatch.ts'
import { everyPageRoute } from '../text/everyPage.ts'
import { versionedRoute } from '../../content/publish/routes.ts'

/** What somebody named: the page as it stands, and the text that waits for its day; or a sentence that says why not. */
type FoundPage = { routes: Route[] } | { refused: string }

/**
 * Finds a page by its address, its file or its title, as somebody types or pastes it.
 * @param typed `/terms-of-use`, `content/legal/terms-of-use.mdx`, `Terms of Use`, a whole address; or
 *   `every page`, for what stands on all of them
 */
export function findPage(typed: string, site: Site): FoundPage {
  if (typed.trim().toLowerCase() === everyPage) return { routes: [everyPageRoute(site)] }
  const { path } = normalizeInput(typed.replace(/^.*[/\\]content[/\\]/, 'content/'), site.organization.site)
  const all = [...site.routes, ...site.coming.map((entry) => versionedRoute(site.registry, entry))].filter(
    (route) => route.path !== notFoundPath,
  )
  const wanted = typed.trim().toLowerCase()
  const named = (test: (route: Route) => boolean) => all.filter(test)
  const found = [
    named((route) => route.path === `/${path}`),
    named(({ file }) => file === `${path}.mdx`),
    named(({ file }) => file.endsWith(`/${path}.mdx`)),
    named(({ title, label }) => [title, label].some((name) => name.toLowerCase() === wanted)),
  ].find((routes) => routes.length > 0)
  if (found === undefined) {
    const current = all.filter(({ supersededBy }) => supersededBy === undefined)
    const close =
      (closestMatch(typed, [everyPage]) && `"${everyPage}"`) ??
      closestPage(`/${path}`, current, (route) => route.path) ??
      closestPage(path, current, ({ file }) => file.replace(/\.mdx$/, '')) ??
      closestPage(typed, current, ({ title }) => title)
    return {
      refused: `There is no page "${typed}". ${close === undefined ? 'Write its address, for example /terms-of-use, or its file.' : `Did you mean ${close}?`}`,
    }
  }
  const old = found.find(({ supersededBy }) => supersededBy !== undefined)
  if (old) {
    return {
      refused: `${old.path} is a past version, which stays as it was approved. The page as it is now: ${old.supersededBy}`,
    }
  }
  const [first, ...rest] = found
  if (first && rest.some(({ path: other }) => other !== first.path)) {
    return {
      refused: `"${typed}" may mean several pages. Write which: ${found.map((route) => route.path).join(' or ')}`,
    }
  }
  return { routes: found }
}

/** The address of the page whose name is most like what was typed. */
function closestPage(
  typed: string,
  routes: readonly Route[],
  nameOf: (route: Route) => string,
): string | undefined {
  const close = closestMatch(typed, routes.map(nameOf))
  return routes.find((route) => nameOf(route) === close)?.path
}
