import type { Content } from './model/content.ts'
import type { Pictures } from './model/pictures.ts'
import type { Route } from './model/route.ts'
import type { Redirect, Site, SiteRegistry } from './model/site.ts'
import type { UrlList } from './model/urlList.ts'
import type { VersionedEntry } from './model/version.ts'
import { sitePictures } from './images/sitePictures.ts'
import { makeFooter, makeMenu } from './publish/menus.ts'
import { makeRoutes } from './publish/routes.ts'
import { versionedEntries } from './versions/legalVersions.ts'

/** What a site is made from. */
interface Material {
  content: Content
  /** What of it is on the site today. */
  live: Content
  organization: NonNullable<Content['organization']>
  pictures: Pictures
  urlList: UrlList | undefined
  includeUnpublished: boolean
}

/** Makes the site of content that was read. Looks for no mistakes. */
export function assembleSite(
  registry: SiteRegistry,
  { content, live, organization, pictures, urlList, includeUnpublished }: Material,
): Site {
  const { entries, claimUses } = includeUnpublished ? content : live
  const coming = comingTexts(content, live)
  const further = [...coming, ...content.versions.map(({ entry }) => entry)]
  const routes = markUnpublished(makeRoutes({ ...content, entries }), live.unpublished)
  return {
    registry,
    organization: organization.data,
    singles: content.singles,
    routes,
    claimUses,
    menu: makeMenu(routes),
    footer: makeFooter(routes, organization.data.footer),
    entries,
    versions: content.versions,
    coming,
    pictures: sitePictures(entries, pictures, further),
    redirects: urlList ? redirectsOf(urlList, routes) : [],
  }
}

/** Pages of which a kept version stands on the site, because the day of their own text is to come. */
const comingTexts = (content: Content, live: Content): VersionedEntry[] => {
  const standing = new Set(versionedEntries(live).map(({ slug }) => slug))
  return versionedEntries(content).filter(
    ({ file, slug }) => live.unpublished.some((absent) => absent.file === file) && standing.has(slug),
  )
}

/** Routes of files that are shown although they are not on the site say why they are not. */
function markUnpublished(routes: Route[], absent: Content['unpublished']): Route[] {
  if (absent.length === 0) return routes
  const absenceOf = new Map(absent.map(({ file, reason }) => [file, reason]))
  return routes.map((route) => {
    const unpublishedReason = absenceOf.get(route.file)
    return unpublishedReason ? { ...route, unpublishedReason } : route
  })
}

/** The redirects that are at work: an address at which a page still stands leads nowhere else yet. */
function redirectsOf({ lines }: UrlList, routes: readonly Route[]): Redirect[] {
  const pages = new Set(routes.map(({ path }) => path))
  return lines.flatMap(({ address, target }) =>
    target && !pages.has(address) ? [{ from: address, to: target }] : [],
  )
}
