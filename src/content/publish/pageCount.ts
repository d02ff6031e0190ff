import type { Route } from '../model/route.ts'
import { counted } from '../text/plural.ts'

/** How many pages visitors can reach, in words: `29 pages`, `29 pages and 1 earlier version`. */
export function pageCount(routes: readonly Pick<Route, 'listed' | 'supersededBy'>[]): string {
  const pages = routes.filter(({ listed }) => listed).length
  const earlier = routes.filter(({ supersededBy }) => supersededBy !== undefined).length
  const words = counted(pages, 'page')
  return earlier === 0 ? words : `${words} and ${counted(earlier, 'earlier version')}`
}
