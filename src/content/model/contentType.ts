import type { z } from 'zod'
import type { ContentType, Entry, EntryData, EntrySchema } from './entry.ts'

/** A folder of `content/` whose files share one schema. The folder bears the name, each file its slug. */
export interface Collection<Schema extends EntrySchema = EntrySchema> extends ContentType<Schema> {
  /** What one entry is in a sentence: `a person`. */
  readonly noun: string
  /** Whether the entries are people, who are also called by their family names: the last word, or `familyName`. */
  readonly isOfPeople?: true
  /** What all of its entries together are called, where their places are compared: `practice areas`. */
  readonly list?: string
  /** The fields, besides title, name and menu label, that hold a name of the entry. */
  readonly nameFields?: readonly string[]
  /** What `npm run new` asks and fills in; left out when nobody begins such a file with it. */
  readonly creation?: Creation
  /** The fields that no two entries have alike: messages on copied files name them. */
  readonly uniqueFields?: readonly string[]
  /** What the address of an entry begins with; left out when entries have no pages of their own. */
  readonly base?: string
  /** Whether files may stand in folders within it. */
  readonly isNested?: true
  /** Whether the second-level headings of bodies are numbered. */
  readonly isNumbered?: true
  /** Where entries stand in menus when their fields do not say: the main menu, a footer column by its id. */
  readonly inMenu?: 'header' | 'nowhere'
  readonly footer?: string
  /**
   * For pages that are kept whole at each approval, with the past texts under addresses of their own: what such a file
   * must have. With `order` and `sections` added, its fields are those of an entry.
   */
  readonly versions?: { readonly schema: VersionSchema }
  /** Whether its entries are records, whose field `value` other files show in the place of a tag. */
  readonly isRecord?: true
}

/** How a new file of a collection begins. */
export interface Creation {
  /** What it is called in `npm run new -- person`. */
  readonly word: string
  /** What else people call it. */
  readonly otherWords: RegExp
  /** The field that holds what it is called, and how it is asked for. */
  readonly naming: { readonly field: string; readonly sentence: string }
  /** The field that tells its forms apart, and how it is asked for. */
  readonly variants?: {
    readonly field: string
    readonly sentence: string
    readonly choices: { readonly word: string; readonly words: string }[]
  }
  /** The lines below the fields, above the blank. */
  readonly body: readonly string[]
  /** What can be known without asking: texts by the ways of their fields. */
  readonly known?: (given: {
    name: string
    form: string | undefined
    today: string | undefined
  }) => Readonly<Record<string, readonly string[]>>
  /** The field of which a form needs all parts, although it may be left out. */
  readonly neededField?: { readonly form: string; readonly field: string; readonly order: string }
  /** A sentence for the end, once the file is written. */
  readonly note?: string
}

/** What every kept version has. */
export interface VersionData extends EntryData {
  title: string
  description: string
  lastUpdated: string
}

type VersionSchema = z.ZodType<VersionData>

/** One file that stands outside the collections. */
export interface SingleFile<Schema extends z.ZodType = z.ZodType> extends ContentType<Schema> {
  /** Its path inside the content folder. */
  readonly path: string
  /** Whether pages show nothing of it: it only tells the checks something. */
  readonly isUnshown?: true
  /**
   * Of a file without which there is no site, besides that of the organization. It came later than the content did, and
   * is kept beside the versions of pages: they show the words that it had on their day.
   */
  readonly required?: {
    /** What it holds, in messages: `the words of buttons`. */
    readonly holds: string
  }
}

/**
 * Declares a collection. Its versions have all fields of an entry but `order` and `sections`, which `readVersion` adds;
 * it does not compile otherwise.
 */
export const defineCollection = <
  Schema extends EntrySchema,
  Versions extends z.ZodType<VersionData & Omit<z.output<Schema>, 'order' | 'sections'>>,
>(
  collection: Collection<Schema> & { readonly versions?: { readonly schema: Versions } },
): Collection<Schema> => collection

export const defineFile = <Schema extends z.ZodType>(file: SingleFile<Schema>): SingleFile<Schema> => file

/** Whether an entry is one of a collection, or a single file: its fields are those of that schema then. */
export const isOf =
  <Schema extends z.ZodType>(type: ContentType<Schema>) =>
  (entry: Entry<unknown>): entry is Entry<z.output<Schema>> =>
    entry.type === type
