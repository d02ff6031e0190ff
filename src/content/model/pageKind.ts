import type { Collection, Entry, EntrySchema } from './entry.ts'
import { valueAt } from './fieldPath.ts'

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
  /** Whether the page says something else to visitors when there are none. */
  readonly mayBeEmpty?: true
}

/** Whether a page lists an entry with these fields, as validated or as typed. */
export const isListed = ({ where: { field, is } }: Listing, data: unknown): boolean => {
  const value = valueAt(data, [field])
  if (is === undefined) return value !== undefined
  return Array.isArray(value) ? value.includes(is) : value === is
}

export interface PageKindProperties {
  /** Its only address; other pages are where their files say. */
  readonly address?: string
  readonly isSingle?: true
  readonly isRequired?: true
  readonly showsBody?: true
  readonly lists?: Listing
  /** Parameters that choose an entry: `/contact?area=tax-law` does in the contact form. */
  readonly chooses?: readonly { readonly parameter: string; readonly collection: Collection }[]
  /** Whether a page stays, outside of all lists, after the last day of its entry. */
  readonly staysWhenOver?: true
}

export interface PageKind extends PageKindProperties {
  readonly name: string
  readonly schema: EntrySchema
  /** The collection whose entries are such pages; undefined for files in the folder of pages. */
  readonly collection: Collection | undefined
  readonly isKindOf: (entry: Entry) => boolean
  /** The title and description of entries that don't have these fields. */
  readonly textsOf?: ((entry: Entry) => PageTexts) | undefined
  /** Further ids that links may name. */
  readonly anchorsOf?: ((entry: Entry) => readonly string[]) | undefined
}
