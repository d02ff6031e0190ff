import type { z } from 'zod'
import {
  defineKind,
  type KindDefinition,
  type PageKind,
  type PageSchema,
} from '../../content/model/pageKind.ts'
import { pick, type FieldName, type Picked } from '../../content/model/pick.ts'
import type { PageContext } from '../../content/model/site.ts'

interface Definition<Name extends string, Schema extends PageSchema, Shown, Facts> extends KindDefinition<
  Name,
  Schema
> {
  /** The fields that reach visitors, each with all that is in it. */
  readonly shows: readonly Shown[]
  /** Data for the template besides these fields. */
  readonly facts?: (context: PageContext<z.output<Schema>>) => Facts
}

interface Page<Name extends string, Schema extends PageSchema, Shown, Facts> extends PageKind<Name, Schema> {
  /** @throws if the entry is another kind of page */
  readonly factsOf: (context: PageContext) => { page: Picked<z.output<Schema>, Shown> } & Facts
}

export function definePage<
  const Name extends string,
  Schema extends PageSchema,
  const Shown extends FieldName<z.output<Schema>>,
  Facts extends object,
>(definition: Definition<Name, Schema, Shown, Facts>): Page<Name, Schema, Shown, Facts>
export function definePage<const Name extends string, Schema extends PageSchema>({
  shows,
  facts,
  ...definition
}: Definition<Name, Schema, FieldName<z.output<Schema>>, object>): Page<
  Name,
  Schema,
  FieldName<z.output<Schema>>,
  object
> {
  const kind = defineKind(definition)
  return {
    ...kind,
    factsOf: ({ entry, ...context }) => {
      if (!kind.isKindOf(entry)) throw new Error(`${entry.file} isn't a page of the kind ${kind.name}.`)
      return { page: pick(entry.data, shows), ...facts?.({ ...context, entry }) }
    },
  }
}
