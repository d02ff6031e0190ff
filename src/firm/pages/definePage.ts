import type { z } from 'zod'
import type { KindDefinition, PageSchema, FieldName, PageContext } from '../../content/model.ts'
import { defineKind, pick } from '../../content/model.ts'

export { action, figure, pageSchema, passage, section } from '../../content/model.ts'

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
