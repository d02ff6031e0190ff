import { formatDate } from '../text/formatDate.ts'
import { entriesOf, slugsOf, type Content, type LegalVersion } from '../model/content.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { Route, Site } from '../model/site.ts'
import type { Entry } from '../model/entry.ts'
import { kindOfEntry, type Registry } from '../model/registry.ts'
import { compareText } from '../model/diagnostic.ts'
import type { PageKind } from '../model/pageKind.ts'
import { notFoundPath } from './addresses.ts'
import { pastVersions, versionedEntries, versionedPath } from '../versions/legalVersions.ts'

const last = Number.MAX_SAFE_INTEGER

/** Whether a route's address is one that is promised to stay: all but the page for missing addresses. */
export const isLasting = ({ listed, supersededBy, isOver, isList }: Route): boolean =>
  (listed && !isList) || isOver === true || supersededBy !== undefined

/** Every route, sorted by path. Two files may claim one address, which `checks/unique.ts` tells. */
export function makeRoutes(content: Pick<Content, 'registry' | 'entries' | 'past' | 'versions'>): Route[] {
  const { registry, entries, past: over, versions } = content
  const pages = entries.flatMap((entry) => routeOf(registry, entry) ?? [])
  const pastPages = over.flatMap((entry) => routeOf(registry, entry) ?? [])
  const past = versionedEntries(content).flatMap((page) =>
    pastVersions(page, versions).map((version) => versionRoute(registry, version)),
  )
  const unlisted = pastPages.map((route) => ({ ...route, listed: false, isOver: true as const }))
  return [...pages, ...unlisted, ...past].sort(
    (a, b) => compareText(a.path, b.path) || compareText(a.file, b.file),
  )
}

/** The route of an entry; undefined when it has no page of its own. */
function routeOf(registry: Registry, entry: Entry): Route | undefined {
  const kind = kindOfEntry(registry, entry)
  const { title, description } = { ...entry.data, ...kind?.textsOf?.(entry) }
  if (kind === undefined || title === undefined || description === undefined) return undefined
  const { inMenu, footer } = kind.collection ?? registry.pages
  return {
    path: pagePath(registry, kind, entry.slug),
    kind: kind.name,
    file: entry.file,
    entry,
    title,
    description,
    label: entry.data.menuLabel ?? title,
    order: entry.data.order ?? last,
    inHeader: (entry.data.inMenu ?? inMenu) === 'header' && entry.data.language === undefined,
    footer: entry.data.footer ?? footer,
    listed: kind.address !== notFoundPath,
  }
}

/** The address of a page of a kind, from its name inside its collection. */
export const pagePath = (registry: Registry, { address, collection }: PageKind, slug: string): string =>
  address ?? `${(collection ?? registry.pages).base ?? ''}/${slug}`

/** The route of a past version, at an address of its own that stays. */
export function versionRoute({ kinds }: Registry, version: LegalVersion): Route {
  const { collection, name, file, entry } = version
  const kind = kinds.find((known) => known.collection === collection)
  if (kind === undefined) throw new Error(`The collection ${collection.name} has no kind of page.`)
  const { title, description } = entry.data
  const days = formatDate(entry.data.lastUpdated)
  return {
    path: `${versionedPath(version)}/${name}`,
    kind: kind.name,
    file,
    entry,
    title: `${title}, version of ${days}`,
    description,
    label: days,
    order: last,
    inHeader: false,
    footer: undefined,
    listed: false,
    supersededBy: versionedPath(version),
  }
}

const byPath = memoizeWeak(
  (routes: readonly Route[]) =>
    new Map<string | undefined, Route>(routes.map((route) => [route.path, route])),
)

/** The page at an address. */
export const routeAt = ({ routes }: Pick<Site, 'routes'>, path: string | undefined): Route | undefined =>
  byPath(routes).get(path)

/** The address one level up, or undefined at the top: `/about/firm` → `/about`. */
export function parentPath(path: string): string | undefined {
  const cut = path.lastIndexOf('/')
  return cut > 0 ? path.slice(0, cut) : undefined
}

/** The kinds of page that a site needs and that no page has; none while a page has errors, which may be that one. */
export const missingKinds = (content: Content): PageKind[] => {
  const { registry, entries } = content
  return entriesOf(content, registry.pages).length < slugsOf(content, registry.pages).length
    ? []
    : registry.kinds.filter((kind) => kind.isRequired && !entries.some(kind.isKindOf))
}

/** The addresses of files with errors and of missing pages: those are reported, and what leads to them is not. */
export function uncertainPaths(content: Content): Set<string> {
  const { registry, versions, entries, past: over } = content
  const valid = new Set([...entries, ...over].map(({ type, slug }) => `${type.name}/${slug}`))
  const invalid = content.named.flatMap(({ collection: { name, base }, slug }) =>
    base === undefined || valid.has(`${name}/${slug}`) ? [] : `${base}/${slug}`,
  )
  const past = versions
    .filter((version) => invalid.includes(versionedPath(version)))
    .map((version) => `${versionedPath(version)}/${version.name}`)
  // A file with errors may be the front page, whatever its name.
  const front = registry.kinds.filter(({ address }) => invalid.length > 0 && address === '/')
  const missing = [...missingKinds(content), ...front.filter((kind) => !entries.some(kind.isKindOf))]
  return new Set([...invalid, ...past, ...missing.map((kind) => pagePath(registry, kind, kind.name))])
}
