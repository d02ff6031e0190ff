import type { z } from 'zod'
import { valueAt, type FieldPath } from './fieldPath.ts'
import type { Collection } from './contentType.ts'
import type { Entry, EntryData } from './entry.ts'

export type PageSchema = z.ZodType<EntryData & { title: string; description: string }>

/** Entries without pages of their own that a page lists, each at the id of its slug. */
export interface Listing {
  readonly collection: Collection
  /** Which entries: those whose field says this word, or that have the field at all. */
  readonly where: { readonly field: string; readonly is?: string }
  /** What they are called where their places are compared: `people of the leadership`. */
  readonly list: string
  /** The field that holds an entry's place. */
  readonly order: FieldPath
}

/** Whether a page lists an entry with these fields, as validated or as typed. */
export const isListed = ({ where: { field, is } }: Listing, data: unknown): boolean => {
  const value = valueAt(data, [field])
  return is === undefined ? value !== undefined : value === is
}

/** `/contact?area=tax-law` chooses a practice area in a form. */
export interface QueryChoice {
  /** The name in the query: `area`. */
  readonly parameter: string
  readonly collection: Collection
  /** Where it is chosen, in words: `the contact form`. */
  readonly place: string
}

/** What the engine has to know of a kind of page. */
export interface PageKindProperties {
  /** Its only address; other pages stand where their files say. */
  readonly address?: string
  /** `false` for a page that stands for missing ones: nobody is led to it. */
  readonly isListed?: false
  /** Whether there may be one such page only. */
  readonly isSingle?: true
  /** Whether a site without such a page is refused. */
  readonly isRequired?: true
  /** Whether the text below the fields is shown. */
  readonly showsBody?: true
  /** Whether visitors write to the organization there. */
  readonly isForMessages?: true
  /** Whether editors begin such pages themselves, with `npm run new`. */
  readonly isOffered?: true
  /** Whether somebody may be asked to approve such pages. */
  readonly isApprovable?: false
  /** The entries without pages of their own that such a page lists, each at the id of its slug. */
  readonly lists?: Listing
  /** The ids, besides those of headings and listed entries, that links to such a page may name. */
  readonly anchors?: readonly string[]
  /** What a link to such a page may choose in its query: an entry of a collection. */
  readonly chooses?: QueryChoice
}

/** A kind of page, as the engine knows it. */
export interface PageKind<
  Name extends string = string,
  Schema extends PageSchema = PageSchema,
> extends PageKindProperties {
  readonly name: Name
  readonly schema: Schema
  /** The collection whose entries are such pages; undefined for files in the folder of pages. */
  readonly collection: Collection | undefined
  readonly isKindOf: (entry: Entry) => entry is Entry<z.output<Schema>>
}
