import type { FooterColumn, MenuItem, Route, Site } from '../model/site.ts'
import { compareText } from '../model/diagnostic.ts'
import { parentPath } from './routes.ts'
import type { Organization } from '../tags/organization.ts'

const byOrder = (a: Route, b: Route): number => a.order - b.order || compareText(a.label, b.label)

/** The main menu: pages at the top level, and below each the pages of its folder. */
export function makeMenu(routes: readonly Route[]): MenuItem[] {
  const shown = routes.filter(({ inHeader }) => inHeader).sort(byOrder)
  const below = (path: string | undefined): MenuItem[] =>
    shown
      .filter((route) => parentPath(route.path) === path)
      .map(({ label, path: at }) => ({ label, path: at, items: at === '/' ? [] : below(at) }))
  return below(undefined)
}

/** The pages below the page of a file, in the order of menus, or with the newest first. */
export function pagesBelow({ routes, entries }: Site, file: string, isByDate: boolean) {
  const above = routes.find((route) => route.file === file)?.path ?? '/'
  const dayOf = new Map(
    entries.map((one) => [one.file, one.data.date ?? one.data.publishOn ?? one.data.lastUpdated]),
  )
  return routes
    .filter(({ path, listed, isList }) => listed && !isList && parentPath(path) === above)
    .map((route) => ({ ...route, day: (isByDate && dayOf.get(route.file)) || '' }))
    .sort((a, b) => compareText(b.day, a.day) || byOrder(a, b))
}

/** The footer's columns: within one, links follow the order of the main menu, then their own. */
export function makeFooter(routes: readonly Route[], columns: Organization['footer']): FooterColumn[] {
  const orderOf = new Map(routes.filter(({ inHeader }) => inHeader).map(({ path, order }) => [path, order]))
  const group = ({ path }: Route): number => orderOf.get(parentPath(path) ?? path) ?? Number.MAX_SAFE_INTEGER
  return columns.map(({ id, title, limit }) => ({
    id,
    title,
    links: routes
      .filter(({ footer }) => footer === id)
      .sort((a, b) => group(a) - group(b) || byOrder(a, b))
      .slice(0, limit)
      .map(({ label, path }) => ({ label, path })),
  }))
}
