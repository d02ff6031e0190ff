import type { MenuItem, PageContext } from '../model/site.ts'

export type Crumb = Omit<MenuItem, 'items'>

/** The pages above a page, the highest first, and the page itself: for `Breadcrumbs` and for search engines. */
export const trailOf = ({ site, route }: Pick<PageContext, 'site' | 'route'>): Crumb[] =>
  site.routes
    .filter(({ path }) => path === route.path || (path !== '/' && route.path.startsWith(`${path}/`)))
    .map(({ label, path }) => ({ label, path }))

/** The entries before and after one in a list: for `Neighbors`. The first follows the last. */
export function neighborsOf<Item extends { slug: string }>(items: readonly Item[], slug: string): Item[] {
  const index = items.findIndex((item) => item.slug === slug)
  return [items.at(index - 1), items[(index + 1) % items.length]].flatMap((item) =>
    item && item.slug !== slug ? [item] : [],
  )
}
