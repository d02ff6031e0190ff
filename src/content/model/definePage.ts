import { z } from 'zod'
import { isOf, type Collection, type Entry, type EntrySchema } from './entry.ts'
import { pageFields, placeFields } from './pageFields.ts'
import type { PageKindProperties, PageTexts } from './pageKind.ts'
import { pick, type FieldName } from './pick.ts'
import type { PageContext } from './site.ts'

/** A kind with the schema of its collection, or with its own: then the field `template` of a file names the kind. */
type PageDefinition<Name, Schema extends EntrySchema, Shown, Facts> = PageKindProperties & {
  readonly name: Name
  /** The fields that visitors get, each with all that is in it. Others stay in the file. */
  readonly shows: readonly Shown[]
  /** Data for the template besides these fields. */
  readonly facts?: (context: PageContext<z.output<Schema>>) => Facts
  readonly textsOf?: (data: z.output<Schema>) => PageTexts
  readonly anchorsOf?: (data: z.output<Schema>) => readonly string[]
} & ({ readonly collection: Collection<Schema> } | { readonly schema: Schema })

export function definePage<
  const Name extends string,
  Schema extends EntrySchema,
  const Shown extends FieldName<z.output<Schema>>,
  Facts extends object,
>({ shows, facts, textsOf, anchorsOf, ...definition }: PageDefinition<Name, Schema, Shown, Facts>) {
  const collection = 'collection' in definition ? definition.collection : undefined
  const { schema } = 'collection' in definition ? definition.collection : definition
  const isKindOf = (entry: Entry): entry is Entry<z.output<Schema>> =>
    collection ? isOf(collection)(entry) : entry.data.template === definition.name
  /** @throws if the entry is another kind of page */
  const own = (entry: Entry): Entry<z.output<Schema>> => {
    if (isKindOf(entry)) return entry
    throw new Error(`${entry.file} isn't a page of the kind ${definition.name}.`)
  }
  return {
    ...definition,
    schema,
    collection,
    isKindOf,
    textsOf: textsOf && ((entry: Entry) => textsOf(own(entry).data)),
    anchorsOf: anchorsOf && ((entry: Entry) => anchorsOf(own(entry).data)),
    factsOf: ({ entry, ...context }: PageContext) =>
      Object.assign({ page: pick(own(entry).data, shows) }, facts?.({ ...context, entry: own(entry) })),
  }
}

/**
 * A kind of page in `content/pages/`: it shows title, lede and all its own fields, unless `shows` names fewer.
 * @param sentence explains it to editors
 */
export const ownPage = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  name: Name,
  sentence: string,
  fields: Fields,
) => {
  const template = z.literal(name).describe(sentence)
  const isOwn = (field: string): field is keyof Fields & string => field in fields
  const own = Object.keys(fields).filter(isOwn)
  const schema = z.strictObject({ template, ...pageFields, ...placeFields, ...fields })
  return { name, schema, shows: ['title', 'lede', ...own] } as const
}
