import { memoizeWeak } from '../model/memoize.ts'
import type { PageHead } from '../model/payload.ts'
import type { Route, Site } from '../model/site.ts'
import { routeAt } from './routes.ts'

/** The pages that aren't English. */
export const foreignPages = memoizeWeak(({ routes }: Site) =>
  routes.filter(({ listed, entry }) => listed && entry.data.language !== undefined),
)

/** The page in English that a page translates. */
export function translatedBy(site: Site, { entry: { data } }: Route): Route | undefined {
  const original = data.language === undefined ? undefined : routeAt(site, data.translationOf)
  return original?.entry.data.language === undefined ? original : undefined
}

/** A page's language, and its addresses by language, if it has several. */
export function languagesOf(site: Site, route: Route): Pick<PageHead, 'language' | 'alternates'> {
  const origin = translatedBy(site, route) ?? route
  const all = [origin, ...foreignPages(site).filter((one) => translatedBy(site, one)?.path === origin.path)]
  const alternates = all.map(({ path, entry }) => [entry.data.language ?? 'en', path] as const)
  return { language: route.entry.data.language, ...(all.length > 1 && { alternates }) }
}
