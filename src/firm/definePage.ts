import { z } from 'zod'
import { isOf, type Collection } from '../content/model/contentType.ts'
import type { Entry } from '../content/model/entry.ts'
import type { PageKind, PageKindProperties, PageSchema } from '../content/model/pageKind.ts'
import type { PageContext } from '../content/model/site.ts'
import { pageFields, placeFields, shown, type Shown } from './fields.ts'

type Page<Name extends string, Schema extends PageSchema, Facts> = PageKind<Name, Schema> & {
  /** @throws when the entry is a page of another kind */
  readonly factsOf: (context: PageContext) => { page: Shown<z.output<Schema>> } & Facts
}

interface Definition<Name extends string, Schema extends PageSchema, Facts> extends PageKindProperties {
  readonly name: Name
  readonly schema: Schema
  /** Makes what the template shows besides the page's own fields. */
  readonly facts?: (context: PageContext<z.output<Schema>>) => Facts
  /** Given when all entries of a collection are such pages. Otherwise the field `template` holds the name. */
  readonly collection?: Collection<Schema>
}

export function definePage<const Name extends string, Schema extends PageSchema, Facts extends object>(
  definition: Definition<Name, Schema, Facts>,
): Page<Name, Schema, Facts>
export function definePage<const Name extends string, Schema extends PageSchema>({
  facts,
  collection,
  ...definition
}: Definition<Name, Schema, object>): Page<Name, Schema, object> {
  const isKindOf = (entry: Entry): entry is Entry<z.output<Schema>> =>
    collection ? isOf(collection)(entry) : entry.data.template === definition.name
  return {
    ...definition,
    collection,
    isKindOf,
    factsOf: ({ entry, ...context }) => {
      if (!isKindOf(entry)) throw new Error(`${entry.file} is no page of the kind ${definition.name}.`)
      return { page: shown(entry.data), ...facts?.({ ...context, entry }) }
    },
  }
}

/** The schema of a kind of page in `content/pages/`. @param sentence what the page is, for editors */
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
