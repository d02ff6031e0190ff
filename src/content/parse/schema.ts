import { z } from 'zod'
import type { ContentType } from '../model/entry.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { Registry } from '../model/registry.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'

/** The fields of a file, as typed, and the schema that they are held against: that of its type, or of earlier versions. */
export interface TypedFields<Schema extends z.ZodType = z.ZodType> {
  registry: Registry
  type: ContentType
  file: string
  schema: Schema
  yaml: YamlData
}

/** The schema below optional and transform wrappers. */
const unwrap = (schema: unknown) => (schema instanceof Object ? schemaBelow(schema) : undefined)

const schemaBelow = memoizeWeak((schema: object): z.ZodType | undefined => {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema instanceof z.ZodType ? schema : undefined
})

/** Every branch of a union, or the object itself. */
export function variants(schema: unknown): z.ZodObject[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return [inner]
  return inner instanceof z.ZodDiscriminatedUnion ? inner.options.flatMap(variants) : []
}

/** The field that tells a union’s branches apart. */
export function discriminatorField(schema: unknown): string | undefined {
  const inner = unwrap(schema)
  return inner instanceof z.ZodDiscriminatedUnion ? inner.def.discriminator : undefined
}

export function literalValues(schema: unknown): string[] {
  const inner = unwrap(schema)
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String) : []
}

/** The fields that `data` may have: those of the object, or of the branch that its discriminating field names. */
export function fieldsOf(schema: unknown, data: unknown): z.core.$ZodShape {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return variants(inner)[0]?.shape ?? {}
  const word = valueAt(data, [inner.def.discriminator])
  return branches(inner).find(({ words }) => word === undefined || words.includes(String(word)))?.shape ?? {}
}

const branches = memoizeWeak((union: z.ZodDiscriminatedUnion) =>
  variants(union).map(({ shape }) => ({ shape, words: literalValues(shape[union.def.discriminator]) })),
)

/** The sentence that explains the field at `path`, also when it is optional. */
export function sentenceAt(schema: unknown, path: FieldPath, data: unknown): string | undefined {
  const field = fieldAt(schema, path, data)
  return field instanceof z.ZodType ? (field.description ?? unwrap(field)?.description) : undefined
}

export function fieldAt(schema: unknown, [key, ...rest]: FieldPath, data: unknown): unknown {
  if (key === undefined) return schema
  const inner = unwrap(schema)
  const next = inner instanceof z.ZodArray ? inner.element : fieldsOf(inner, data)[String(key)]
  return fieldAt(next, rest, valueAt(data, [key]))
}

/** Calls `visit` for every field that `data` holds, with its schema below all wrappers. */
export function walkFields(
  schema: unknown,
  data: unknown,
  visit: (field: z.ZodType, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  const inner = unwrap(schema)
  if (inner === undefined || data === undefined) return
  visit(inner, data, path)
  if (inner instanceof z.ZodArray && Array.isArray(data))
    data.forEach((item, index) => walkFields(inner.element, item, visit, [...path, index]))
  else
    for (const [name, field] of Object.entries(fieldsOf(inner, data)))
      walkFields(field, valueAt(data, [name]), visit, [...path, name])
}
