import type { LegalVersion, VersionedEntry } from '../model/version.ts'
import { entriesOf, type Content } from '../model/content.ts'
import type { VersionData, Collection } from '../model/contentType.ts'
import type { Entry } from '../model/entry.ts'
import { versionedCollection, type Registry } from '../model/registry.ts'

/** Where the kept versions of a collection's pages stand inside the content folder: `legal/versions/`. */
const versionsFolder = ({ name }: Pick<Collection, 'name'>): string => `${name}/versions/`

/** Whether a file stands among the kept versions, rightly named or not. */
export function isAmongVersions(registry: Registry, path: string): boolean {
  const collection = versionedCollection(registry)
  return collection !== undefined && path.startsWith(versionsFolder(collection))
}

/** The file that keeps a version: `privacy-policy`, `2025-06-20` → `legal/versions/privacy-policy/2025-06-20.mdx`. */
export const versionFile = (collection: Pick<Collection, 'name'>, slug: string, name: string): string =>
  `${versionsFolder(collection)}${slug}/${name}.mdx`

/** The paths of kept versions: the folder of their collection, the page that they are of, and their day. */
export const versionPath =
  /^(?<folder>[^/]+)\/versions\/(?<slug>[a-z0-9-]+)\/(?<name>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)\.mdx$/

/** The entries of collections whose pages are kept with their versions. */
export const versionedEntries = ({
  registry,
  entries,
}: Pick<Content, 'registry' | 'entries'>): VersionedEntry[] => {
  const collection = versionedCollection(registry)
  return collection ? entriesOf({ entries }, collection).filter(hasVersionData) : []
}

/** Whether an entry has what every kept version has. */
export const hasVersionData = (entry: Entry): entry is VersionedEntry =>
  entry.data.lastUpdated !== undefined &&
  entry.data.title !== undefined &&
  entry.data.description !== undefined

/** The address of the page that a version is one of. */
export const versionedPath = ({ slug, collection }: LegalVersion): string =>
  `${collection.base ?? ''}/${slug}`

/** The versions of one page, the oldest first. */
export const versionsOf = (slug: string, versions: readonly LegalVersion[]): LegalVersion[] =>
  versions
    .filter((version) => version.slug === slug)
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))

/** The kept version of a text of the page: the last one with the same date. */
export const ownVersion = (
  slug: string,
  { lastUpdated }: VersionDates,
  versions: readonly LegalVersion[],
): LegalVersion | undefined => versionsOf(slug, versions).findLast(({ day }) => day === lastUpdated)

/** What tells one version of a legal page from another. */
export type VersionDates = Pick<VersionData, 'lastUpdated' | 'effectiveOn'>

/** The versions that a text of the page took the place of, the oldest first. */
export function pastVersions(
  { slug, data: page }: { slug: string; data: VersionDates },
  versions: readonly LegalVersion[],
): LegalVersion[] {
  const all = versionsOf(slug, versions)
  const own = ownVersion(slug, page, versions)
  const last = all.at(-1)
  // The page's day is wrong, which `dateConflict` reports; until it is right, the last version counts as current.
  if (!own && last && page.lastUpdated < last.day)
    return pastVersions({ slug, data: last.entry.data }, versions)
  const before = own ? all.slice(0, all.indexOf(own)) : all.filter(({ day }) => day <= page.lastUpdated)
  return before.filter((version, index) => {
    const next = [...before.slice(index + 1).map(({ entry }) => entry.data), page]
    return !next.some((later) => replaces(later, version))
  })
}

/** Whether a later text took the place of one before that was ever in force, or on the very day. */
const replaces = (later: VersionDates, { day, entry }: LegalVersion): boolean =>
  later.lastUpdated === day || effectiveDate(later) <= effectiveDate(entry.data)

/** The first day of a text on the site; none is in force before it was written. */
export const effectiveDate = ({ effectiveOn, lastUpdated }: VersionDates): string =>
  effectiveOn !== undefined && effectiveOn > lastUpdated ? effectiveOn : lastUpdated

/** The version that stands on the site while the newest text waits for its day; undefined when none is kept. */
export function effectiveVersion(
  { slug, data }: VersionedEntry,
  versions: readonly LegalVersion[],
  today: string,
): VersionedEntry | undefined {
  const own = ownVersion(slug, data, versions)
  const version = [...pastVersions({ slug, data }, versions), ...(own ? [own] : [])]
    .filter(({ entry }) => effectiveDate(entry.data) <= today)
    .at(-1)
  const { order, menuLabel } = data
  return version && { ...version.entry, data: { ...version.entry.data, order, menuLabel } }
}
