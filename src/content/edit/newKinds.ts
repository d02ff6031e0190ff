import { fileKinds, type FieldSchema } from '../docs/jsonSchema.ts'
import type { Collection, Creation } from '../model/contentType.ts'
import type { Registry } from '../model/registry.ts'

/** A kind of file that `npm run new` begins. */
export interface NewKind extends Creation {
  collection: Collection
}

export const newKinds = ({ pages, collections }: Registry): NewKind[] =>
  [...collections.filter((collection) => collection !== pages), pages].flatMap((collection) =>
    collection.creation ? [{ ...collection.creation, collection }] : [],
  )

/** The fields of a new file. @param form the word that tells the forms of a kind apart: `partner` */
export function newFields(registry: Registry, kind: NewKind, form: string | undefined): FieldSchema {
  const wanted = kind.variants ? form : registry.kinds.find(({ isOffered }) => isOffered)?.name
  const forms = fileKinds(registry).find(({ name }) => name === kind.collection.name)?.forms ?? []
  return (forms.find(({ word }) => word === wanted) ?? forms[0])?.fields ?? {}
}

/** The fields that a flag can fill: texts and lists of texts, by their paths, such as `pay.from`. */
export const flaggable = ({ properties = {} }: FieldSchema, before = ''): string[] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (field.properties) return flaggable(field, `${before}${name}.`)
    return field.items?.properties || field.const !== undefined ? [] : [before + name]
  })

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
