import { entriesOf, type Content, type LegalVersion, type VersionedEntry } from '../model/content.ts'
import type { Collection, VersionData } from '../model/contentType.ts'
import type { Entry } from '../model/entry.ts'
import { versionedCollection, type Registry } from '../model/registry.ts'

/** The kept versions of a collection's pages are in a folder of it: `legal/versions/`. */
const folderOf = ({ name }: Pick<Collection, 'name'>): string => `${name}/versions/`

/** Whether a file is among the kept versions, rightly named or not. */
export function isAmongVersions(registry: Registry, path: string): boolean {
  const collection = versionedCollection(registry)
  return collection !== undefined && path.startsWith(folderOf(collection))
}

/** The file of a version: `privacy-policy`, `2025-06-20` → `legal/versions/privacy-policy/2025-06-20.mdx`. */
export const versionFile = (collection: Pick<Collection, 'name'>, slug: string, name: string): string =>
  `${folderOf(collection)}${slug}/${name}.mdx`

/** The paths of kept versions: the folder of their collection, their page, and their day. */
export const versionPath =
  /^(?<folder>[^/]+)\/versions\/(?<slug>[a-z0-9-]+)\/(?<name>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)\.mdx$/

/** The entries whose pages are kept with their versions. */
export const versionedEntries = ({
  registry,
  entries,
}: Pick<Content, 'registry' | 'entries'>): VersionedEntry[] => {
  const collection = versionedCollection(registry)
  return collection ? entriesOf({ entries }, collection).filter(hasVersionData) : []
}

const hasVersionData = (entry: Entry): entry is VersionedEntry => {
  const { lastUpdated, title, description } = entry.data
  return lastUpdated !== undefined && title !== undefined && description !== undefined
}

/** The address of the page that a version is one of. */
export const versionedPath = ({ slug, collection }: LegalVersion): string =>
  `${collection.base ?? ''}/${slug}`

/** The versions of one page, the oldest first. */
export const versionsOf = (slug: string, versions: readonly LegalVersion[]): LegalVersion[] =>
  versions
    .filter((version) => version.slug === slug)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

type VersionDates = Pick<VersionData, 'lastUpdated' | 'effectiveOn'>

/** The kept version of a text of the page: the last one with the same date. */
export const ownVersion = (
  slug: string,
  { lastUpdated }: VersionDates,
  versions: readonly LegalVersion[],
): LegalVersion | undefined => versionsOf(slug, versions).findLast(({ day }) => day === lastUpdated)

/** The versions that a text of the page took the place of, the oldest first. */
export function pastVersions(
  { slug, data: page }: { slug: string; data: VersionDates },
  versions: readonly LegalVersion[],
): LegalVersion[] {
  const all = versionsOf(slug, versions)
  const own = ownVersion(slug, page, versions)
  const last = all.at(-1)
  // While the page's day is wrong, which is reported, the last version counts as current.
  if (!own && last && page.lastUpdated < last.day)
    return pastVersions({ slug, data: last.entry.data }, versions)
  const before = own ? all.slice(0, all.indexOf(own)) : all.filter(({ day }) => day <= page.lastUpdated)
  // A text that another one replaced on the very day, or before it took effect, never was in force.
  return before.filter(({ day, entry }, index) => {
    const later = [...before.slice(index + 1).map((version) => version.entry.data), page]
    return !later.some((next) => next.lastUpdated === day || effectiveDate(next) <= effectiveDate(entry.data))
  })
}

/** The first day of a text on the site; none is in force before it was written. */
export const effectiveDate = ({ effectiveOn, lastUpdated }: VersionDates): string =>
  effectiveOn !== undefined && effectiveOn > lastUpdated ? effectiveOn : lastUpdated

/** The version that is on the site while the newest text waits for its day; undefined when none is kept. */
export function effectiveVersion(
  { slug, data }: VersionedEntry,
  versions: readonly LegalVersion[],
  today: string,
): VersionedEntry | undefined {
  const own = ownVersion(slug, data, versions)
  const version = [...pastVersions({ slug, data }, versions), ...(own ? [own] : [])].findLast(
    ({ entry }) => effectiveDate(entry.data) <= today,
  )
  const { order, menuLabel } = data
  return version && { ...version.entry, data: { ...version.entry.data, order, menuLabel } }
}
