import type { YamlData } from '../model/parsedFile.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { fieldAt, sentenceOf } from './fields/schemaFields.ts'
import type { z } from 'zod'

/** What stands where something is still to be written, in a field or as a paragraph. `npm run new` leaves it there. */
export const placeholder = '(to be filled in)'

/** Whether a field holds a blank. */
export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === placeholder

/** The blanks of a file's fields: one problem for each field, at its first blank. */
export function checkPlaceholders(
  file: string,
  schema: z.ZodType,
  { data, placeOf }: YamlData,
): Diagnostic[] {
  const found = new Map<string, FieldPath[]>()
  for (const path of placeholdersIn(data, [])) {
    const field = String(path[0])
    found.set(field, [...(found.get(field) ?? []), path])
  }
  return [...found].map(([field, paths]) => {
    const [first = []] = paths
    const sentence = sentenceOf(fieldAt(schema, first, data))
    const often = paths.length === 1 ? '' : ` (${paths.length} places)`
    return diagnostic(file, placeOf(first), [
      'blank',
      `The field "${field}" is still to be filled in${often}.`,
      `Write your own text in the place of ${placeholder}.${sentence === undefined ? '' : ` What belongs here: ${sentence}`}`,
    ])
  })
}

function placeholdersIn(value: unknown, path: FieldPath): FieldPath[] {
  if (isPlaceholder(value)) return [path]
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => placeholdersIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => placeholdersIn(item, [...path, key]))
}
