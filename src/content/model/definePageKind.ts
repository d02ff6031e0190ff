import type { z } from 'zod'
import { isOf, type Collection } from './contentType.ts'
import type { Entry } from './entry.ts'
import type { PageKind, PageKindProperties, PageSchema, SingleEntries } from './pageKind.ts'
import type { PageContext } from './site.ts'

/** A kind of page with what its template is given. */
export interface PageKindWithFacts<
  Name extends string,
  Schema extends PageSchema,
  Facts extends object,
  Labels extends object = object,
> extends PageKind<Name, Schema> {
  /**
   * What the template is given, as plain data.
   * @throws when the entry is a page of another kind
   */
  readonly factsOf: (context: PageContext) => Facts
  /** The labels that the template shows. */
  readonly labelsOf: (site: SingleEntries) => Labels
}

/**
 * Declares a kind of page.
 * @param definition `facts` makes what its template is given, and `labels` the labels that it shows;
 *   `collection` is given when all entries of a collection
 *   are such pages. Otherwise the schema has a field `template`, with the name.
 */
export function definePageKind<
  const Name extends string,
  Schema extends PageSchema,
  Facts extends object,
  Labels extends object = object,
>({
  facts,
  collection,
  labels,
  ...definition
}: PageKindProperties & {
  readonly name: Name
  readonly schema: Schema
  readonly collection?: Collection<Schema>
  readonly labels: (site: SingleEntries) => Labels
  readonly facts: (context: PageContext<z.output<Schema>>) => Facts
}): PageKindWithFacts<Name, Schema, Facts, Labels> {
  const isKindOf = (entry: Entry): entry is Entry<z.output<Schema>> =>
    collection ? isOf(collection)(entry) : entry.data.template === definition.name
  return {
    ...definition,
    collection,
    labelsOf: labels,
    isKindOf,
    factsOf: ({ entry, ...context }) => {
      if (!isKindOf(entry)) throw new Error(`${entry.file} is no page of the kind ${definition.name}.`)
      return facts({ ...context, entry })
    },
  }
}
