import { textsIn } from '../model/fieldPath.ts'
import type { PageHead } from '../model/payload.ts'
import type { Route, Site } from '../model/site.ts'
import { counted } from '../text/plural.ts'
import { describeUnpublished } from './publishState.ts'

export const pageHead = (site: Site, route: Route): PageHead => ({
  path: route.path,
  documentTitle: documentTitle(site, route.title),
  description: route.description,
  keywords: searchWordsOf(route) || undefined,
  ...(!route.listed && { unlisted: true as const }),
  ...(site.folder && { source: `${site.folder}/${route.file}` }),
  ...(route.unpublishedReason && { ribbon: `This page ${describeUnpublished(route.unpublishedReason)}` }),
})

/** Those of the page, and of the answers on it. */
const searchWordsOf = ({ entry }: Route): string =>
  textsIn(entry.data)
    .flatMap(({ path, text }) => (path.at(-1) === 'searchWords' ? text : []))
    .join(', ')

export const documentTitle = (site: Site, page: string): string => `${page} | ${site.organization.name}`

/** How many pages visitors can reach, in words: `29 pages`, `29 pages and 1 earlier version`. */
export function pageCount(routes: readonly Pick<Route, 'listed' | 'supersededBy'>[]): string {
  const pages = counted(routes.filter(({ listed }) => listed).length, 'page')
  const earlier = routes.filter(({ supersededBy }) => supersededBy !== undefined).length
  return earlier === 0 ? pages : `${pages} and ${counted(earlier, 'earlier version')}`
}
