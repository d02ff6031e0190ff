import { z } from 'zod'
import { isOf, type Collection } from './contentType.ts'
import type { Entry } from './entry.ts'
import type { PageKind, PageKindProperties, PageSchema, PageTexts } from './pageKind.ts'
import type { PageContext } from './site.ts'
import { pageFields, placeFields, visibleFields, type VisibleFields } from './pageFields.ts'

type Page<Name extends string, Schema extends PageSchema, Facts> = PageKind<Name, Schema> & {
  /** @throws if the entry is another kind of page */
  readonly factsOf: (context: PageContext) => { page: VisibleFields<z.output<Schema>> } & Facts
}

interface Definition<Name extends string, Schema extends PageSchema, Facts> extends PageKindProperties {
  readonly name: Name
  readonly schema: Schema
  /** Data for the template besides the page's own fields. */
  readonly facts?: (context: PageContext<z.output<Schema>>) => Facts
  /** The title and description of entries that don't have these fields. */
  readonly textsOf?: (data: z.output<Schema>) => PageTexts
  /** The ids of what an entry's fields show. */
  readonly idsOf?: (data: z.output<Schema>) => readonly string[]
  /** The collection whose entries are such pages. Without one, the field `template` has the page kind. */
  readonly collection?: Collection<Schema>
}

export function definePage<const Name extends string, Schema extends PageSchema, Facts extends object>(
  definition: Definition<Name, Schema, Facts>,
): Page<Name, Schema, Facts>
export function definePage<const Name extends string, Schema extends PageSchema>({
  facts,
  textsOf,
  idsOf,
  collection,
  ...definition
}: Definition<Name, Schema, object>): Page<Name, Schema, object> {
  const isKindOf = (entry: Entry): entry is Entry<z.output<Schema>> =>
    collection ? isOf(collection)(entry) : entry.data.template === definition.name
  const narrow = (entry: Entry) => {
    if (isKindOf(entry)) return entry
    throw new Error(`${entry.file} isn't a page of the kind ${definition.name}.`)
  }
  return {
    ...definition,
    collection,
    isKindOf,
    textsOf: textsOf && ((entry) => textsOf(narrow(entry).data)),
    idsOf: idsOf && ((entry) => idsOf(narrow(entry).data)),
    factsOf: ({ entry: given, ...context }) => {
      const entry = narrow(given)
      return { page: visibleFields(entry.data), ...facts?.({ ...context, entry }) }
    },
  }
}

/** The schema of a page kind in `content/pages/`. @param sentence its explanation for editors */
export const pageSchema = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  template: Name,
  sentence: string,
  fields: Fields,
) =>
  z.strictObject({
    template: z.literal(template).describe(sentence),
    ...pageFields,
    ...placeFields,
    ...fields,
  })
