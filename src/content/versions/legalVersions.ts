import { entriesOf, type Content, type LegalVersion, type VersionedEntry } from '../model/content.ts'
import type { Entry, VersionData } from '../model/entry.ts'
import { versionedCollection, type Registry } from '../model/registry.ts'

/** The path of a version: its collection, page and date. */
export const versionPath =
  /^(?<folder>[^/]+)\/versions\/(?<slug>[a-z0-9-]+)\/(?<name>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)\.mdx$/

/** Whether a file is in the folder of versions, even with a wrong name. */
export const isAmongVersions = (registry: Registry, path: string): boolean =>
  path.startsWith(`${versionedCollection(registry)?.name}/versions/`)

export function versionedEntries(content: Pick<Content, 'registry' | 'entries'>): VersionedEntry[] {
  const collection = versionedCollection(content.registry)
  return collection ? entriesOf(content, collection).filter(hasVersionData) : []
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

/** The versions that a text of the page took the place of, the oldest first. */
export function pastVersions(
  { slug, data: page }: { slug: string; data: VersionDates },
  versions: readonly LegalVersion[],
): LegalVersion[] {
  const before = versionsOf(slug, versions).filter(({ day }) => day < page.lastUpdated)
  // A text that another one replaced on the very day, or before it took effect, never was in force.
  return before.filter(({ day, entry }, index) => {
    const later = [...before.slice(index + 1).map((version) => version.entry.data), page]
    return !later.some((next) => next.lastUpdated === day || effectiveDate(next) <= effectiveDate(entry.data))
  })
}

/** The first date of a text on the site. */
export const effectiveDate = ({ effectiveOn = '', lastUpdated }: VersionDates): string =>
  effectiveOn > lastUpdated ? effectiveOn : lastUpdated

/** The version on the site until the new text takes effect, if there is one. */
export function effectiveVersion(
  { slug, data: { order, menuLabel } }: VersionedEntry,
  versions: readonly LegalVersion[],
  today: string,
): VersionedEntry | undefined {
  const version = versionsOf(slug, versions).findLast(({ entry }) => effectiveDate(entry.data) <= today)
  return version && { ...version.entry, data: { ...version.entry.data, order, menuLabel } }
}
