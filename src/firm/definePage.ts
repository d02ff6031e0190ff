import type { z } from 'zod'
import { isOf, type Collection } from '../content/model/contentType.ts'
import type { Entry } from '../content/model/entry.ts'
import type { PageKind, PageKindProperties, PageSchema } from '../content/model/pageKind.ts'
import type { PageContext } from '../content/model/site.ts'
import { shown, type Shown } from './fields/shown.ts'

/** A kind of page with what its template shows. */
interface Page<Name extends string, Schema extends PageSchema, Facts extends object> extends PageKind<
  Name,
  Schema
> {
  /**
   * The page's own fields, and its facts.
   * @throws when the entry is a page of another kind
   */
  readonly factsOf: (context: PageContext) => { page: Shown<z.output<Schema>> } & Facts
}

interface Definition<Name extends string, Schema extends PageSchema> extends PageKindProperties {
  readonly name: Name
  readonly schema: Schema
  /** Given when all entries of a collection are such pages. Otherwise the schema has a field `template` with the name. */
  readonly collection?: Collection<Schema>
}

/** Declares a kind of page. @param facts makes what the template shows besides the page's own fields */
export function definePage<const Name extends string, Schema extends PageSchema>(
  definition: Definition<Name, Schema> & { readonly facts?: never },
): Page<Name, Schema, object>
export function definePage<const Name extends string, Schema extends PageSchema, Facts extends object>(
  definition: Definition<Name, Schema> & {
    readonly facts: (context: PageContext<z.output<Schema>>) => Facts
  },
): Page<Name, Schema, Facts>
export function definePage<const Name extends string, Schema extends PageSchema>({
  facts,
  collection,
  ...definition
}: Definition<Name, Schema> & {
  readonly facts?: (context: PageContext<z.output<Schema>>) => object
}): Page<Name, Schema, object> {
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
