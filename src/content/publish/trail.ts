import type { PageContext } from '../model/site.ts'

export interface Crumb {
  label: string
  path: string
}

/** The pages above a page, the highest first, and the page itself: for `Breadcrumbs` and for search engines. */
export const trailOf = ({ site, route }: Pick<PageContext, 'site' | 'route'>): Crumb[] =>
  site.routes
    .filter(({ path }) => path === route.path || (path !== '/' && route.path.startsWith(`${path}/`)))
    .map(({ label, path }) => ({ label, path }))
