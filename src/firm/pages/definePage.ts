import { z } from 'zod'
import type { KindDefinition, PageSchema, FieldName, PageContext } from '../../content/model.ts'
import { defineKind, pageFields, pick, placeFields } from '../../content/model.ts'

export { action, figure, passage, section } from '../../content/model.ts'

interface PageFacts<Schema extends PageSchema, Shown, Facts> {
  /** The fields that visitors get, each with all that is in it. Others stay in the file. */
  readonly shows: readonly Shown[]
  /** Data for the template besides these fields. */
  readonly facts?: (context: PageContext<z.output<Schema>>) => Facts
}

export function definePage<
  const Name extends string,
  Schema extends PageSchema,
  const Shown extends FieldName<z.output<Schema>>,
  Facts extends object,
>({ shows, facts, ...definition }: KindDefinition<Name, Schema> & PageFacts<Schema, Shown, Facts>) {
  const kind = defineKind(definition)
  return {
    ...kind,
    /** @throws if the entry is another kind of page */
    factsOf: ({ entry, ...context }: PageContext) => {
      if (!kind.isKindOf(entry)) throw new Error(`${entry.file} isn't a page of the kind ${kind.name}.`)
      return Object.assign({ page: pick(entry.data, shows) }, facts?.({ ...context, entry }))
    },
  }
}

/** A kind of page in `content/pages/`: it shows its title, its lede and all fields of its own. @param sentence explains it to editors */
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
