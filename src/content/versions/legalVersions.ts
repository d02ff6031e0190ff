import { formatDate } from '../text/formatDate.ts'
import type { ClaimValues } from '../values/interpolateClaims.ts'
import { fileStart, diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { createEntryValidator, type Entry } from '../model/validateEntry.ts'
import type { ParseFile } from '../parseFile.ts'
import { legalVersionSchema, type LegalPage } from '../../firm/collections/legal/schema.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { readFrozenValues } from './frozenValues.ts'

/** A version of a legal page, kept whole when somebody approved it. It is never changed afterwards. */
export interface LegalVersion {
  /** The page that it is a version of: `privacy-policy`. */
  slug: string
  /** Its day, and behind a hyphen its number when the text of that day was corrected: `2025-06-20`, `2025-06-20-2`. */
  name: string
  /** The day of its wording, as its text says: `2025-06-20`. */
  day: string
  file: string
  /** The file as it is. */
  text: string
  entry: Entry<LegalPage>
}

/** Where kept versions stand inside the content folder. */
export const versionsFolder = 'legal/versions/'

/** The file that keeps a version: `privacy-policy`, `2025-06-20` → `legal/versions/privacy-policy/2025-06-20.mdx`. */
export const versionFile = (slug: string, name: string): string => `${versionsFolder}${slug}/${name}.mdx`

const readAsVersion = createEntryValidator(legalVersionSchema)

const versionPath = /^legal\/versions\/(?<slug>[a-z0-9-]+)\/(?<name>\d{4}-\d{2}-\d{2}(?:-\d{1,3})?)\.mdx$/

/**
 * Reads a file among the kept versions. What an editor may be told of its text is left out: the text was in order when
 * it was kept, and must not be mended now.
 */
export function readVersion(
  source: SourceFile,
  { read, claims }: { read: ParseFile; claims: ClaimValues },
): { version: LegalVersion | undefined; problems: Diagnostic[] } {
  const { slug, name } = versionPath.exec(source.path)?.groups ?? {}
  if (slug === undefined || name === undefined) {
    return refused(source, [
      'This file stands among the kept versions of legal pages, and its name is not that of a version.',
      'Move it out of legal/versions; the versions there are kept by npm run approve.',
    ])
  }
  const { entry } = readAsVersion(readFrozenValues(source.path, read(source, { numbered: true }), claims), {
    file: source.path,
    slug,
  })
  if (!entry || !name.startsWith(entry.data.lastUpdated)) {
    return refused(source, [
      entry
        ? `This kept version is of ${entry.data.lastUpdated}, and its name says ${name}.`
        : 'This kept version can no longer be read.',
      'Restore the file from git exactly as it was; a kept version is never changed.',
    ])
  }
  const sections = entry.prose.headings.filter(({ depth }) => depth === 2).length
  const data: LegalPage = { ...entry.data, order: 0, sections }
  const { lastUpdated: day } = data
  return {
    version: { slug, name, day, file: source.path, text: source.text, entry: { ...entry, data } },
    problems: [],
  }
}

const refused = ({ path }: SourceFile, [message, fix]: readonly [string, string]) => ({
  version: undefined,
  problems: [diagnostic(path, fileStart, ['kept-version', message, fix])],
})

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
export type VersionDates = Pick<LegalPage, 'lastUpdated' | 'correction' | 'correctedOn' | 'effectiveOn'>

/** The versions that a text of the page took the place of, the oldest first. */
export function pastVersions(slug: string, page: VersionDates, versions: readonly LegalVersion[]): LegalVersion[] {
  const all = versionsOf(slug, versions)
  const own = ownVersion(slug, page, versions)
  const last = all.at(-1)
  // Its day is a mistake that is told, and takes nothing away that was past already.
  if (!own && last && page.lastUpdated < last.day) return pastVersions(slug, last.entry.data, versions)
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
  { slug, data }: Entry<LegalPage>,
  versions: readonly LegalVersion[],
  today: string,
): Entry<LegalPage> | undefined {
  const own = ownVersion(slug, data, versions)
  const version = [...pastVersions(slug, data, versions), ...(own ? [own] : [])]
    .filter(({ entry }) => effectiveDate(entry.data) <= today)
    .at(-1)
  const { order, menuLabel } = data
  return version && { ...version.entry, data: { ...version.entry.data, order, menuLabel } }
}
