import type { FieldPath } from '../../model/fieldPath.ts'
import { z } from 'zod'
import { memoizeWeak } from '../../model/memoize.ts'
import { singleFields, type SingleField } from '../../model/fields.ts'

/**
 * Looks into the schemas, so that messages, references and the field reference are made from the same source as
 * the validation. `data` decides which branch of a union is meant.
 */

/** The schema below optional, default and transform wrappers. */
export const unwrap = (schema: unknown): z.ZodType | undefined =>
  typeof schema === 'object' && schema !== null ? unwrapped(schema) : undefined

/** zod's `instanceof` is slow, and each field of each file asks. */
const unwrapped = memoizeWeak((schema: object): z.ZodType | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return unwrap(schema.unwrap())
  if (schema instanceof z.ZodPipe) return unwrap(schema.in)
  return schema instanceof z.ZodType ? schema : undefined
})

/** The object schema that `data` means: itself, or the branch of the union that its discriminating field names. */
export function selectVariant(schema: unknown, data: unknown): z.ZodObject | undefined {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return inner
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined
  return variantsByWord(inner).get(String(child(data, inner.def.discriminator)))
}

/** The branches of a union by the words that mean them. */
const variantsByWord = memoizeWeak(
  (union: z.ZodDiscriminatedUnion): ReadonlyMap<string, z.ZodObject> =>
    new Map(
      [...variants(union)]
        .reverse()
        .flatMap((option) =>
          literalValues(option.shape[union.def.discriminator]).map((word) => [word, option] as const),
        ),
    ),
)

/** Every branch of a union, or the object itself. */
export function variants(schema: unknown): z.ZodObject[] {
  const inner = unwrap(schema)
  if (inner instanceof z.ZodObject) return [inner]
  return inner instanceof z.ZodDiscriminatedUnion
    ? inner.options.flatMap((option: unknown) => variants(option))
    : []
}

/** The field that tells a union's branches apart. */
export const discriminatorField = (schema: unknown): string | undefined => {
  const inner = unwrap(schema)
  return inner instanceof z.ZodDiscriminatedUnion ? inner.def.discriminator : undefined
}

/** The words that the field which tells a union's branches apart may hold. */
export function discriminatorValues(schema: unknown): string[] {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return []
  return variants(inner).flatMap((option) => literalValues(option.shape[inner.def.discriminator]))
}

/** The schema of the field at `path`, with its description, or undefined when there is none. */
export function fieldAt(schema: z.ZodType, path: FieldPath, data: unknown): z.ZodType | undefined {
  let current: unknown = schema
  let value = data
  for (const key of path) {
    const inner = unwrap(current)
    current = inner instanceof z.ZodArray ? inner.element : selectVariant(inner, value)?.shape[String(key)]
    value = child(value, key)
  }
  return current instanceof z.ZodType ? current : undefined
}

/** The names of the fields that `data` may have. */
export const fieldNames = (schema: unknown, data?: unknown): string[] => {
  const chosen = selectVariant(schema, data)
  return chosen
    ? Object.keys(chosen.shape)
    : [...new Set(variants(schema).flatMap((option) => Object.keys(option.shape)))]
}

/** The field of which a name asks for a second one, when `data` holds the first: of `office2`, the office’s address. */
export function secondOf(name: string, schema: z.ZodType, data: unknown): SingleField | undefined {
  return Object.entries(selectVariant(schema, data)?.shape ?? {}).flatMap(([own, field]) => {
    const single = field instanceof z.ZodType ? singleFields.get(field) : undefined
    const isMeant = single?.others.some((word) => name.toLowerCase().includes(word))
    return single && isMeant && child(data, own) !== undefined ? [single] : []
  })[0]
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
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(data))
      data.forEach((item, index) => walkFields(inner.element, item, visit, [...path, index]))
    return
  }
  for (const [name, field] of Object.entries(selectVariant(inner, data)?.shape ?? {})) {
    walkFields(field, child(data, name), visit, [...path, name])
  }
}

const child = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined

/** The words that a field of fixed words may hold. */
export const literalValues = (schema: unknown): string[] => {
  const inner = unwrap(schema)
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String) : []
}
