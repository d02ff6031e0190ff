import type { z } from 'zod'
import type { Organization } from '../tags/organization.ts'
import type { Diagnostic, Position } from './diagnostic.ts'
import type { FieldPath } from './fieldPath.ts'
import { groupBy } from './groupBy.ts'
import { memoizeWeak } from './memoize.ts'
import type { ParsedBody } from './parsedBody.ts'
import { isOf } from './entry.ts'
import type { Collection, Entry, EntrySchema, SingleFile, VersionData } from './entry.ts'
import type { Registry } from './registry.ts'

/** An entry's first day is to come, or its last day has passed. */
export type DatedReason = { why: 'early' | 'over'; field: string; day: string }

/** Why an entry is not on the site, and the field that keeps it off. */
export type UnpublishedReason = { why: 'draft'; field: 'draft' } | DatedReason

export interface ContentFile {
  collection: Collection
  slug: string
  file: string
}

/** A use of a record from `content/claims/`. */
export interface ClaimUse {
  file: string
  claim: string
  /** The field with its tag; undefined in a body. */
  path?: FieldPath
  place: () => Position
}

/** A file that isn't on the site: a draft, scheduled, or expired. */
export interface UnpublishedEntry extends ContentFile {
  reason: UnpublishedReason
  path: string | undefined
  entry: Entry | undefined
}

/** An approved version of a legal page, which never changes. The collection and slug are those of the page that it is a version of. */
export interface LegalVersion extends ContentFile {
  /** Its date, and a number if the text of that date was corrected: `2025-06-20`, `2025-06-20-2`. */
  name: string
  /** The field lastUpdated: `2025-06-20`. */
  day: string
  entry: Entry<VersionData>
}

export type VersionedEntry = Entry<VersionData>

export interface Content {
  registry: Registry
  organization: Entry<Organization> | undefined
  singles: readonly Entry<unknown>[]
  entries: readonly Entry[]
  /** Entries whose last day has passed, but whose pages stay. */
  past: readonly Entry[]
  /** All approved versions, including current ones, by file. */
  versions: readonly LegalVersion[]
  bodies: readonly ParsedBody[]
  claimUses: readonly ClaimUse[]
  /** All files by the names that they should have, invalid ones too: references to those aren't reported as broken. */
  named: readonly ContentFile[]
  invalidDrafts: readonly ContentFile[]
  unpublished: readonly UnpublishedEntry[]
  problems: readonly Diagnostic[]
}

const byType = memoizeWeak((entries: readonly Entry[]) => groupBy(entries, ({ type }) => type))

export const entriesOf = <Schema extends EntrySchema>(
  { entries }: { readonly entries: readonly Entry[] },
  collection: Collection<Schema>,
): Entry<z.output<Schema>>[] => (byType(entries).get(collection) ?? []).filter(isOf(collection))

/** Those with these names, in the order of the names. */
export const entriesNamed = <Data>(
  entries: readonly Entry<Data>[],
  slugs: readonly string[],
): Entry<Data>[] => slugs.flatMap((wanted) => entries.filter(({ slug }) => slug === wanted))

/** Entries whose last day has passed, and that have no page anymore. */
export const endedEntries = ({ unpublished }: Pick<Content, 'unpublished'>): Entry[] =>
  unpublished.flatMap(({ entry, reason }) => (reason.why === 'over' && entry ? entry : []))

type Singles = Pick<Content, 'singles'>

export const singleOf = <Schema extends z.ZodType>({ singles }: Singles, file: SingleFile<Schema>) =>
  singles.find(isOf(file))

/** The fields of a file that must be there. @throws if it has an error, although there would be no site then */
export function dataOf<Schema extends z.ZodType>(content: Singles, file: SingleFile<Schema>) {
  const entry = singleOf(content, file)
  if (entry === undefined) throw new Error(`The file ${file.path} is missing.`)
  return entry.data
}

const byCollection = memoizeWeak((files: readonly ContentFile[]) => groupBy(files, (one) => one.collection))

export const slugsOf = ({ named }: Pick<Content, 'named'>, collection: Collection): string[] =>
  (byCollection(named).get(collection) ?? []).map(({ slug }) => slug)
