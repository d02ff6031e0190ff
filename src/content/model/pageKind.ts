import type { z } from 'zod'
import type { Collection } from './contentType.ts'
import type { Entry, EntryData } from './entry.ts'
import { valueAt } from './fieldPath.ts'

export type PageSchema = z.ZodType<EntryData>

/** What search engines and browser tabs show of a page. */
export interface PageTexts {
  title: string
  description: string
}

/** Entries that a page lists, each at the id of its slug. */
export interface Listing {
  readonly collection: Collection
  /** Which entries: those whose field is or includes this word, or that have the field at all. */
  readonly where: { readonly field: string; readonly is?: string }
}

/** Whether a page lists an entry with these fields, as validated or as typed. */
export const isListed = ({ where: { field, is } }: Listing, data: unknown): boolean => {
  const value = valueAt(data, [field])
  if (is === undefined) return value !== undefined
  return Array.isArray(value) ? value.includes(is) : value === is
}

/** `/contact?area=tax-law` chooses a practice area in the contact form. */
interface QueryChoice {
  readonly parameter: string
  readonly collection: Collection
}

export interface PageKindProperties {
  /** Its only address; other pages are where their files say. */
  readonly address?: string
  readonly isListed?: false
  readonly isSingle?: true
  readonly isRequired?: true
  readonly showsBody?: true
  readonly isForMessages?: true
  readonly isOffered?: true
  readonly lists?: Listing
  /** Further ids that links may name. */
  readonly anchors?: readonly string[]
  readonly chooses?: readonly QueryChoice[]
  /** Whether a page stays, outside of all lists, after the last day of its entry. */
  readonly staysWhenOver?: true
}

export interface PageKind<
  Name extends string = string,
  Schema extends PageSchema = PageSchema,
> extends PageKindProperties {
  readonly name: Name
  readonly schema: Schema
  /** The collection whose entries are such pages; undefined for files in the folder of pages. */
  readonly collection: Collection | undefined
  readonly isKindOf: (entry: Entry) => entry is Entry<z.output<Schema>>
  /** The title and description of entries that don't have these fields. */
  readonly textsOf?: ((entry: Entry) => PageTexts) | undefined
  readonly idsOf?: ((entry: Entry) => readonly string[]) | undefined
}
