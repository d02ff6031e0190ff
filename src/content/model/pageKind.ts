import type { z } from 'zod'
import { isOf, type Collection, type Entry, type EntryData } from './entry.ts'
import { valueAt } from './fieldPath.ts'

export type PageSchema = z.ZodType<EntryData>

/** What search engines and browser tabs show of a page. */
interface PageTexts {
  title: string
  description: string
  searchWords?: string | undefined
}

/** Entries that a page lists, each at the id of its slug. */
export interface Listing {
  readonly collection: Collection
  /** Which entries: those whose field is or includes this word, or that have the field at all. */
  readonly where: { readonly field: string; readonly is?: string }
  /** Whether the page says something else to visitors when there are none. */
  readonly mayBeEmpty?: true
}

/** Whether a page lists an entry with these fields, as validated or as typed, or a field may name it. */
export const isListed = ({ where }: Partial<Pick<Listing, 'where'>>, data: unknown): boolean => {
  if (where === undefined) return true
  const { field, is } = where
  const value = valueAt(data, [field])
  if (is === undefined) return value !== undefined
  return Array.isArray(value) ? value.includes(is) : value === is
}

interface PageKindProperties {
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
  /** Further ids that links may name. */
  readonly anchorsOf?: ((entry: Entry) => readonly string[]) | undefined
}

/** A kind with the schema of its collection, or with its own: then the field `template` of a file names the kind. */
export type KindDefinition<Name extends string, Schema extends PageSchema> = PageKindProperties & {
  readonly name: Name
  readonly textsOf?: (data: z.output<Schema>) => PageTexts
  readonly anchorsOf?: (data: z.output<Schema>) => readonly string[]
} & ({ readonly collection: Collection<Schema> } | { readonly schema: Schema })

export function defineKind<const Name extends string, Schema extends PageSchema>({
  textsOf,
  anchorsOf,
  ...definition
}: KindDefinition<Name, Schema>): PageKind<Name, Schema> {
  const collection = 'collection' in definition ? definition.collection : undefined
  const { schema } = 'collection' in definition ? definition.collection : definition
  const isKindOf = (entry: Entry): entry is Entry<z.output<Schema>> =>
    collection ? isOf(collection)(entry) : entry.data.template === definition.name
  const ofEntry =
    <Answer>(ask: (data: z.output<Schema>) => Answer) =>
    (entry: Entry): Answer => {
      if (isKindOf(entry)) return ask(entry.data)
      throw new Error(`${entry.file} isn't a page of the kind ${definition.name}.`)
    }
  return {
    ...definition,
    schema,
    collection,
    isKindOf,
    textsOf: textsOf && ofEntry(textsOf),
    anchorsOf: anchorsOf && ofEntry(anchorsOf),
  }
}
