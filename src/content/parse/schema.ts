import { z } from 'zod'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'

/** Looks into the schemas; `data` decides which branch of a union is meant. */

/** The schema below optional and transform wrappers. */
export function unwrap(schema: unknown): z.ZodType | undefined {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema instanceof z.ZodType ? schema : undefined
}

/** Every branch of a union, or the object itself. */
export function variants(schema: unknown): z.ZodObject[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return [inner]
  return inner instanceof z.ZodDiscriminatedUnion
    ? inner.options.flatMap((option: unknown) => variants(option))
    : []
}

/** The field that tells a union’s branches apart. */
export function discriminatorField(schema: unknown): string | undefined {
  const inner = unwrap(schema)
  return inner instanceof z.ZodDiscriminatedUnion ? inner.def.discriminator : undefined
}

/** The object schema that `data` means: itself, or the branch of the union that its discriminating field names. */
function selectVariant(schema: unknown, data: unknown): z.ZodObject | undefined {
  const by = discriminatorField(schema)
  const word = by === undefined ? undefined : valueAt(data, [by])
  return variants(schema).find(
    ({ shape }) => by === undefined || word === undefined || literalValues(shape[by]).includes(String(word)),
  )
}

/** The schema of the field at `path`, with its description, or undefined when there is none. */
export function fieldAt(schema: z.ZodType, path: FieldPath, data: unknown): z.ZodType | undefined {
  let current: unknown = schema
  let value = data
  for (const key of path) {
    const inner = unwrap(current)
    current = inner instanceof z.ZodArray ? inner.element : selectVariant(inner, value)?.shape[String(key)]
    value = valueAt(value, [key])
  }
  return current instanceof z.ZodType ? current : undefined
}

export function fieldNames(schema: unknown, data?: unknown): string[] {
  const chosen = data === undefined ? undefined : selectVariant(schema, data)
  const shapes = chosen ? [chosen] : variants(schema)
  return [...new Set(shapes.flatMap(({ shape }) => Object.keys(shape)))]
}

/** The sentence that explains a field, also when it is optional. */
export const sentenceOf = (schema: z.ZodType | undefined): string | undefined =>
  schema?.description ?? unwrap(schema)?.description

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
    for (const [name, field] of Object.entries(selectVariant(inner, data)?.shape ?? {}))
      walkFields(field, valueAt(data, [name]), visit, [...path, name])
}

export function literalValues(schema: unknown): string[] {
  const inner = unwrap(schema)
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String) : []
}
