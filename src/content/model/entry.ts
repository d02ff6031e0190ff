import type { z } from 'zod'
import type { Position } from './diagnostic.ts'
import { valueAt, type FieldPath } from './fieldPath.ts'
import type { ParsedBody } from './parsedBody.ts'
import type { FieldName } from './pick.ts'

/** The fields that mean the same in every collection; a collection's schema says which of them its files have. */
export interface EntryData {
  /** Of a file in the folder of pages: the name of its page kind. */
  template?: string | undefined
  title?: string | undefined
  name?: string | undefined
  lede?: string | undefined
  description?: string | undefined
  /** Of a page that isn't English: its language, such as es, and the address of the page that it translates. */
  language?: string | undefined
  translationOf?: string | undefined
  searchWords?: string | undefined
  order?: number | undefined
  menuLabel?: string | undefined
  inMenu?: 'header' | 'nowhere' | undefined
  footer?: string | undefined
  /** The block that closes the page; what it leaves out comes from `firm.mdx`. */
  callToAction?: object | undefined
  date?: string | undefined
  draft?: boolean | undefined
  publishOn?: string | undefined
  expiresOn?: string | undefined
  owner?: string | undefined
  reviewBy?: string | undefined
  /** Of pages with dated versions: the dates of the wording. */
  lastUpdated?: string | undefined
  effectiveOn?: string | undefined
}

/** What a field is to the engine: the words that a tag shows, the time that makes an entry over, a picture, the words for it. */
export type FieldRole = 'words' | 'end' | 'portrait' | 'portraitAlt'

export type EntrySchema = z.ZodType<EntryData>

export interface ContentType<Schema extends z.ZodType = z.ZodType> {
  readonly name: string
  /** What an editor calls one such file: `Practice area`. */
  readonly title: string
  readonly schema: Schema
  /** The names of the fields that have a role. With `words`, the entries are records. */
  readonly roles?: { readonly [Role in FieldRole]?: string }
}

export interface Entry<Data = EntryData> {
  type: ContentType
  file: string
  /** Its name inside its collection, without the ending: `corporate-law`, `about/firm`. */
  slug: string
  data: Data
  prose: ParsedBody
  placeOf: (path: FieldPath, words?: string) => Position
}

export interface Collection<Schema extends EntrySchema = EntrySchema> extends ContentType<Schema> {
  /** What one entry is in a sentence: `a person`. */
  readonly noun: string
  readonly creation?: Creation
  readonly uniqueFields?: readonly string[]
  /** What the address of an entry starts with; left out when entries have no pages of their own. */
  readonly base?: string
  readonly isNested?: true
  /** The ending of the file next to an entry's page, which moves and ends with it: `/attorneys/jane-sample.vcf`. */
  readonly fileEnding?: string
  /** Which entries have such a file; without it, all. */
  readonly hasFile?: (data: object) => boolean
  /** Where entries are in menus when their fields don't say: the main menu, a footer column by its id. */
  readonly inMenu?: 'header' | 'nowhere'
  readonly footer?: string
  /** For pages with numbered sections and earlier versions: the schema of a version, to which `order` and `sections` are added. */
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

/** The field of an entry that has a role, and its text; undefined if there is none. */
export function fieldWithRole({ type: { roles = {} }, data }: Entry, role: FieldRole) {
  const field = roles[role]
  const text = field === undefined ? undefined : valueAt(data, [field])
  return field !== undefined && typeof text === 'string' ? { field, text } : undefined
}
