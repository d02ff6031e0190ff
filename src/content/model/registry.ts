import { z } from 'zod'
import { defineCollection, type Collection, type Entry, type SingleFile } from './entry.ts'
import type { Organization } from '../tags/organization.ts'
import type { PageKind } from './pageKind.ts'
import type { TagDefinition } from '../tags/tag.ts'

export interface Registry {
  /** The file of the organization's own facts. It must be there. */
  readonly organization: SingleFile<z.ZodType<Organization>>
  /** Every file outside the collections, that of the organization among them. */
  readonly singles: readonly SingleFile[]
  /** The collection of pages that say their kind themselves, in their field `template`. */
  readonly pages: Collection
  readonly collections: readonly Collection[]
  readonly kinds: readonly PageKind[]
  readonly tags: readonly TagDefinition[]
}

/** Puts a registry together. The schema of `pages` is made of the kinds of page that have no collection of their own. */
export function defineRegistry({
  pages: own,
  ...given
}: Omit<Registry, 'pages'> & { readonly pages: Pick<Collection, 'name' | 'title' | 'creation'> }): Registry {
  const ownKinds = given.kinds.filter((kind) => kind.collection === undefined)
  const [first, ...rest] = ownKinds.flatMap(({ schema }) => (schema instanceof z.ZodObject ? schema : []))
  if (first === undefined) throw new Error('A site needs a kind of page.')
  const schema = z.discriminatedUnion('template', [first, ...rest])
  const always = { noun: 'a page', base: '', isNested: true, uniqueFields: ['title', 'description'] } as const
  const pages = defineCollection({ ...own, ...always, schema })
  const collections = [pages, ...given.collections]
  return { ...given, pages, collections, singles: [given.organization, ...given.singles] }
}

export const collectionOf = ({ collections }: Registry, name: string): Collection | undefined =>
  collections.find((collection) => collection.name === name)

export const collectionOfPath = ({ collections }: Registry, path: string): Collection | undefined =>
  collections.find((collection) => path.startsWith(`${collection.name}/`))

/** Whether a file is one of the plain texts in which approvals are on record. */
export const isRecord = (registry: Registry, path: string): boolean =>
  path.startsWith(`${versionedCollection(registry)?.name}/approved/`) && path.endsWith('.txt')

export function kindOf({ kinds }: Registry, name: string): PageKind {
  const kind = kinds.find((known) => known.name === name)
  if (kind === undefined) throw new Error(`There is no kind of page that is called ${name}.`)
  return kind
}

/** The kind of page that an entry is; undefined for entries without a page of their own. */
export const kindOfEntry = ({ kinds }: Registry, entry: Entry): PageKind | undefined =>
  kinds.find(({ isKindOf }) => isKindOf(entry))

export const versionedCollection = ({ collections }: Registry): Collection | undefined =>
  collections.find(({ versions }) => versions !== undefined)
