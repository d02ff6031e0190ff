import type { UrlList } from '../../model/urlList.ts'
import type { Route } from '../../model/route.ts'
import type { Redirect } from '../../model/site.ts'

/** The redirects that are at work: an address at which a page still stands leads nowhere else yet. */
export function redirectsOf({ lines }: UrlList, routes: readonly Route[]): Redirect[] {
  const pages = new Set(routes.map(({ path }) => path))
  return lines.flatMap(({ address, target }) =>
    target && !pages.has(address) ? [{ from: address, to: target.address }] : [],
  )
}
