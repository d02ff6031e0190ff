import { z } from 'zod'
import type { ContentType, Entry, EntryData, EntrySchema, FieldRole } from './content.ts'
import type { Organization } from '../tags/organization.ts'
import type { PageKind } from './pageKind.ts'
import type { FieldName } from './pick.ts'
import type { TagDefinition } from '../tags/tag.ts'

export interface Collection<Schema extends EntrySchema = EntrySchema> extends ContentType<Schema> {
  /** What one entry is in a sentence: `a person`. */
  readonly noun: string
  /** What all entries are called where their order is compared: `practice areas`. */
  readonly list?: string
  readonly creation?: Creation
  readonly uniqueFields?: readonly string[]
  /** What the address of an entry starts with; left out when entries have no pages of their own. */
  readonly base?: string
  readonly isNested?: true
  readonly isNumbered?: true
  /** The ending of the file next to an entry's page, which moves and ends with it: `/attorneys/jane-sample.vcf`. */
  readonly fileEnding?: string
  /** Which entries have such a file; without it, all. */
  readonly hasFile?: (data: object) => boolean
  /** Where entries are in menus when their fields don't say: the main menu, a footer column by its id. */
  readonly inMenu?: 'header' | 'nowhere'
  readonly footer?: string
  /** For pages with earlier versions: the schema of a version, to which `order` and `sections` are added. */
  readonly versions?: { readonly schema: z.ZodType<VersionData> }
}

export interface Creation {
  /** What it is called in `npm run new -- person`. */
  readonly word: string
  /** The field that holds its name, and how it is asked for. */
  readonly naming: { readonly field: string; readonly sentence: string }
  /** The field that tells its forms apart, and how it is asked for. */
  readonly variants?: {
    readonly field: string
    readonly sentence: string
    readonly choices: { readonly word: string; readonly words: string }[]
    /** The one that most files have. */
    readonly suggested?: string
  }
  /** The form that new files have, if nobody is asked. */
  readonly form?: string
  readonly body: readonly string[]
  /** Default texts by field path; an empty list stands for placeholders. */
  readonly defaults?: (given: {
    name: string
    form: string | undefined
    today: string
    /** The texts of the collection's files. */
    others: readonly string[]
  }) => Readonly<Record<string, readonly string[]>>
  readonly note?: string
}

export interface VersionData extends EntryData {
  title: string
  description: string
  lastUpdated: string
  /** How many numbered sections the body has. */
  sections?: number | undefined
}

export interface SingleFile<Schema extends z.ZodType = z.ZodType> extends ContentType<Schema> {
  readonly path: string
  readonly isUnshown?: true
  /** Where its fields are explained, if not in FIELDS.md. */
  readonly explainedIn?: string
  readonly isRequired?: true
}

/** Declares a collection, whose versions have all fields of an entry but `order` and `sections`. */
export const defineCollection = <
  Schema extends EntrySchema,
  Versions extends z.ZodType<VersionData & Omit<z.output<Schema>, 'order' | 'sections'>>,
>(
  collection: Collection<Schema> & {
    readonly versions?: { readonly schema: Versions }
    readonly roles?: { readonly [Role in FieldRole]?: FieldName<z.output<Schema>> }
  },
): Collection<Schema> => collection

export const defineFile = <Schema extends z.ZodType>(file: SingleFile<Schema>): SingleFile<Schema> => file

/** Whether an entry is of a type, and so has its fields. */
export const isOf =
  <Schema extends z.ZodType>(type: ContentType<Schema>) =>
  (entry: Entry<unknown>): entry is Entry<z.output<Schema>> =>
    entry.type === type

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

/**
 * Puts a registry together.
 * @param given `pages` without its schema, which is made of the kinds of page that have no collection of their own
 */
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
