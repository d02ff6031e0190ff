import type { LegalVersion, VersionedEntry } from '../model/version.ts'
import { formatDate } from '../text/formatDate.ts'
import type { ClaimValues } from '../values/interpolateClaims.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { entriesOf, type Content } from '../model/content.ts'
import type { Collection, VersionData } from '../model/contentType.ts'
import type { Entry } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { versionedCollection, type Registry } from '../model/registry.ts'
import { createEntryReader } from '../model/validateEntry.ts'
import type { ParseFile } from '../parseFile.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { readFrozenValues } from './frozenValues.ts'

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

const readerOf = memoizeWeak((registry: Registry) => {
  const collection = versionedCollection(registry)
  return collection?.versions && createEntryReader(registry, collection, collection.versions.schema)
})

/** The paths of kept versions: the folder of their collection, the page that they are of, and their day. */
export const versionPath =
  /^(?<folder>[^/]+)\/versions\/(?<slug>[a-z0-9-]+)\/(?<name>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)\.mdx$/

/**
 * Reads a file among the kept versions. What an editor may be told of its text is left out: the text was in order when
 * it was kept, and must not be mended now.
 */
export function readVersion(
  source: SourceFile,
  {
    registry,
    collection,
    read,
    claims,
  }: { registry: Registry; collection: Collection; read: ParseFile; claims: ClaimValues },
): { version: LegalVersion | undefined; problems: Diagnostic[] } {
  const { slug, name } = versionPath.exec(source.path)?.groups ?? {}
  if (slug === undefined || name === undefined) {
    return refused(source, [
      `This file stands among the kept versions of ${collection.list ?? 'pages'}, and its name is not that of a version.`,
      `Move it out of ${collection.name}/versions; the versions there are kept by npm run approve.`,
    ])
  }
  const asTyped = read(source, registry)
  const entry = readerOf(registry)?.(readFrozenValues(source.path, asTyped, claims), { file: source.path, slug }).entry
  if (!entry || !name.startsWith(entry.data.lastUpdated)) {
    return refused(source, [
      entry
        ? `This kept version is of ${entry.data.lastUpdated}, and its name says ${name}.`
        : 'This kept version can no longer be read.',
      'Restore the file from git exactly as it was; a kept version is never changed.',
    ])
  }
  const sections = entry.prose.headings.filter(({ depth }) => depth === 2).length
  const data: VersionData = { ...entry.data, order: 0, sections }
  const { lastUpdated: day } = data
  return {
    version: { collection, slug, name, day, file: source.path, text: source.text, entry: { ...entry, data } },
    problems: [],
  }
}

const refused = ({ path }: SourceFile, [message, fix]: readonly [string, string]) => ({
  version: undefined,
  problems: [diagnostic(path, fileStart, ['kept-version', message, fix])],
})

/** The entries of collections whose pages are kept with their versions. */
export const versionedEntries = (
  { registry, entries }: Pick<Content, 'registry' | 'entries'>,
): VersionedEntry[] => {
  const collection = versionedCollection(registry)
  return collection ? entriesOf({ entries }, collection).filter(hasVersionData) : []
}

/** Whether an entry has what every kept version has. */
export const hasVersionData = (entry: Entry): entry is VersionedEntry =>
  entry.data.lastUpdated !== undefined && entry.data.title !== undefined && entry.data.description !== undefined

/** The address of the page that a version is one of. */
export const versionedPath = ({ slug, collection }: LegalVersion): string => `${collection.base ?? ''}/${slug}`

/** The versions of one page, the oldest first. */
export const versionsOf = (slug: string, versions: readonly LegalVersion[]): LegalVersion[] =>
  versions
    .filter((version) => version.slug === slug)
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : numberOf(a) - numberOf(b)))

/** 1 for the first text of a day, 2 for its first correction. */
export const numberOf = ({ name, day }: Pick<LegalVersion, 'name' | 'day'>): number =>
  Number(name.slice(day.length + 1) || 1)

/**
 * The kept version of a text of the page: the last one of the same day with the same correction. That wording never
 * changes without one of the two, but on the day itself, is what the check of days holds true.
 */
export const ownVersion = (
  slug: string,
  { lastUpdated, correction }: VersionDates,
  versions: readonly LegalVersion[],
): LegalVersion | undefined =>
  versionsOf(slug, versions).findLast(
    ({ day, entry }) => day === lastUpdated && entry.data.correction === correction,
  )

/** What tells one version of a legal page from another. */
export type VersionDates = Pick<VersionData, 'lastUpdated' | 'correction' | 'correctedOn' | 'effectiveOn'>

/** The versions that a text of the page took the place of, the oldest first. */
export function pastVersions(
  { slug, data: page }: { slug: string; data: VersionDates },
  versions: readonly LegalVersion[],
): LegalVersion[] {
  const all = versionsOf(slug, versions)
  const own = ownVersion(slug, page, versions)
  const last = all.at(-1)
  // Its day is a mistake that is told, and takes nothing away that was past already.
  if (!own && last && page.lastUpdated < last.day) return pastVersions({ slug, data: last.entry.data }, versions)
  const before = own ? all.slice(0, all.indexOf(own)) : all.filter(({ day }) => day <= page.lastUpdated)
  return before.filter((version, index) => {
    const next = [...before.slice(index + 1).map(({ entry }) => entry.data), page]
    return !next.some((later) => replaces(later, version))
  })
}

/** Whether a later text took the place of one before that was ever in force, or on the very day. */
const replaces = (later: VersionDates, { day, entry }: LegalVersion): boolean =>
  later.correction === undefined && (later.lastUpdated === day || effectiveDate(later) <= effectiveDate(entry.data))

/** The first day of a text on the site; none is in force before it was written. */
export const effectiveDate = ({ effectiveOn, lastUpdated }: VersionDates): string =>
  effectiveOn !== undefined && effectiveOn > lastUpdated ? effectiveOn : lastUpdated

/** The day on which the words became what they are. */
export const lastChangeDate = ({ correctedOn, lastUpdated }: VersionDates): string => correctedOn ?? lastUpdated

/** The first day on which visitors can have read these very words: a correction may be of a text in force already. */
export function firstVisibleDate(text: VersionDates): string {
  const [force, change] = [effectiveDate(text), lastChangeDate(text)]
  return force > change ? force : change
}

/** The field that tells that day. */
export function dayField(text: VersionDates): 'correctedOn' | 'effectiveOn' | 'lastUpdated' {
  const day = firstVisibleDate(text)
  if (day === text.correctedOn) return 'correctedOn'
  return day === text.lastUpdated ? 'lastUpdated' : 'effectiveOn'
}

/** The day of a text in words; that of a correction stands behind it, since the text's own day did not move. */
export const dayInWords = ({ lastUpdated, correctedOn }: VersionDates): string =>
  `${formatDate(lastUpdated)}${correctedOn === undefined ? '' : `, corrected on ${formatDate(correctedOn)}`}`

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
