import { z } from 'zod'
import { remembered } from '../../model/remembered.ts'
import { singleFields, type SingleField } from '../../model/fields.ts'
import type { FieldPath } from '../yaml/yamlProblem.ts'

/**
 * Looks into the schemas, so that messages, references and the field reference are made from the same source as
 * the validation. `data` decides which branch of a union is meant.
 */

/** The schema below optional, default and transform wrappers. */
export const bare = (schema: unknown): z.ZodType | undefined =>
  typeof schema === 'object' && schema !== null ? unwrapped(schema) : undefined

/** zod's `instanceof` is slow, and each field of each file asks. */
const unwrapped = remembered((schema: object): z.ZodType | undefined => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap())
  if (schema instanceof z.ZodPipe) return bare(schema.in)
  return schema instanceof z.ZodType ? schema : undefined
})

/** The object schema that `data` means: itself, or the branch of the union that its discriminating field names. */
export function branch(schema: unknown, data: unknown): z.ZodObject | undefined {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return inner
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return undefined
  return branchesByWord(inner).get(String(child(data, inner.def.discriminator)))
}

/** The branches of a union by the words that mean them. */
const branchesByWord = remembered(
  (union: z.ZodDiscriminatedUnion): ReadonlyMap<string, z.ZodObject> =>
    new Map(
      [...branches(union)]
        .reverse()
        .flatMap((option) =>
          wordsOf(option.shape[union.def.discriminator]).map((word) => [word, option] as const),
        ),
    ),
)

/** Every branch of a union, or the object itself. */
export function branches(schema: unknown): z.ZodObject[] {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return [inner]
  return inner instanceof z.ZodDiscriminatedUnion
    ? inner.options.flatMap((option: unknown) => branches(option))
    : []
}

/** The field that tells a union's branches apart. */
export const kindField = (schema: unknown): string | undefined => {
  const inner = bare(schema)
  return inner instanceof z.ZodDiscriminatedUnion ? inner.def.discriminator : undefined
}

/** The words that the field which tells a union's branches apart may hold. */
export function branchWords(schema: unknown): string[] {
  const inner = bare(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion)) return []
  return branches(inner).flatMap((option) => wordsOf(option.shape[inner.def.discriminator]))
}

/** The schema of the field at `path`, with its description, or undefined when there is none. */
export function fieldAt(schema: z.ZodType, path: FieldPath, data: unknown): z.ZodType | undefined {
  let current: unknown = schema
  let value = data
  for (const key of path) {
    const inner = bare(current)
    current = inner instanceof z.ZodArray ? inner.element : branch(inner, value)?.shape[String(key)]
    value = child(value, key)
  }
  return current instanceof z.ZodType ? current : undefined
}

/** The names of the fields that `data` may have. */
export const fieldNames = (schema: unknown, data?: unknown): string[] => {
  const chosen = branch(schema, data)
  return chosen
    ? Object.keys(chosen.shape)
    : [...new Set(branches(schema).flatMap((option) => Object.keys(option.shape)))]
}

/** The field of which a name asks for a second one, when `data` holds the first: of `office2`, the office’s address. */
export function secondOf(name: string, schema: z.ZodType, data: unknown): SingleField | undefined {
  return Object.entries(branch(schema, data)?.shape ?? {}).flatMap(([own, field]) => {
    const single = field instanceof z.ZodType ? singleFields.get(field) : undefined
    const isMeant = single?.others.some((word) => name.toLowerCase().includes(word))
    return single && isMeant && child(data, own) !== undefined ? [single] : []
  })[0]
}

/** The sentence that explains a field, also when it is optional. */
export const sentenceOf = (schema: z.ZodType | undefined): string | undefined =>
  schema?.description ?? bare(schema)?.description

/** Calls `visit` for every field that `data` holds, with its schema below all wrappers. */
export function walkFields(
  schema: unknown,
  data: unknown,
  visit: (field: z.ZodType, value: unknown, path: FieldPath) => void,
  path: FieldPath = [],
): void {
  const inner = bare(schema)
  if (inner === undefined || data === undefined) return
  visit(inner, data, path)
  if (inner instanceof z.ZodArray) {
    if (Array.isArray(data))
      data.forEach((item, index) => walkFields(inner.element, item, visit, [...path, index]))
    return
  }
  for (const [name, field] of Object.entries(branch(inner, data)?.shape ?? {})) {
    walkFields(field, child(data, name), visit, [...path, name])
  }
}

const child = (data: unknown, key: PropertyKey): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, key) : undefined

/** The words that a field of fixed words may hold. */
export const wordsOf = (schema: unknown): string[] => {
  const inner = bare(schema)
  return inner instanceof z.ZodLiteral ? [...inner.values].map(String) : []
}
