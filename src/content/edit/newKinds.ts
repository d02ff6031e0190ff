import type { Collection, Creation } from '../model/contentType.ts'
import type { Registry } from '../model/registry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { jsonSchemaOf, type FieldSchema } from '../docs/jsonSchema.ts'

/** A kind of file that `npm run new` begins. */
export interface NewKind extends Creation {
  collection: Collection
}

/** Every kind of file that `npm run new` begins, in the order in which they are offered. */
export const newKinds = memoizeWeak(({ pages, collections }: Registry): readonly NewKind[] =>
  [...collections.filter((collection) => collection !== pages), pages].flatMap((collection) =>
    collection.creation ? [{ ...collection.creation, collection }] : [],
  ),
)

const schemaOf = memoizeWeak(({ schema, title }: Collection) => jsonSchemaOf(schema, title))

/** The fields of a kind’s new file. */
export function newFields(
  registry: Registry,
  { collection, variants }: NewKind,
  form: string | undefined,
): FieldSchema {
  const whole = schemaOf(collection)
  const wanted = variants ? form : registry.kinds.find(({ isOffered }) => isOffered)?.name
  return (
    whole.allOf?.find(({ if: { properties } }) =>
      Object.values(properties).some((word) => word.const === wanted),
    )?.then ?? whole
  )
}

/** The fields that can be given as flags: every text, and every list of texts, by its path: `pay.from`. */
export function flaggable({ properties = {} }: FieldSchema, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    if (field.properties) return flaggable(field, `${before}${name}.`)
    return field.items?.properties || field.const !== undefined ? [] : [before + name]
  })
}

/** Every field that some kind takes as a flag. */
export const allFieldFlags = (registry: Registry): string[] => [
  ...new Set(
    newKinds(registry).flatMap((kind) => [
      ...(kind.variants ? [kind.variants.field] : []),
      ...(kind.variants?.choices ?? [{ word: '' }]).flatMap(({ word }) =>
        flaggable(newFields(registry, kind, word)),
      ),
    ]),
  ),
]
