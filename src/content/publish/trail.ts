import type { MenuItem, PageContext } from '../model/site.ts'
import { routeAt } from './routes.ts'

export type Crumb = Omit<MenuItem, 'items'>

/** The pages above a page, the highest first, and the page itself: for `Breadcrumbs` and for search engines. */
export function trailOf({ site, route }: Pick<PageContext, 'site' | 'route'>): Crumb[] {
  const names = route.path.split('/')
  const pages = names.flatMap((_, at) => routeAt(site, names.slice(0, at + 1).join('/')) ?? [])
  return pages.map(({ label, path }) => ({ label, path }))
}

/** The entries before and after one in a list: for `Neighbors`. The first follows the last. */
export function neighborsOf<Item extends { slug: string }>(items: readonly Item[], slug: string): Item[] {
  const index = items.findIndex((item) => item.slug === slug)
  return [items.at(index - 1), items[(index + 1) % items.length]].flatMap((item) =>
    item && item.slug !== slug ? [item] : [],
  )
}
