import { problemAt, type Problem } from '../model/problem.ts'
import type { YamlData } from './yaml/readYaml.ts'
import type { FieldPath } from './yaml/yamlProblem.ts'
import { fieldAt, sentenceOf } from './fields/schemaFields.ts'
import type { z } from 'zod'

/** What stands where something is still to be written, in a field or as a paragraph. `npm run new` leaves it there. */
export const blank = '(to be filled in)'

/** Whether a field holds a blank. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && value.trim() === blank

/** The blanks of a file's fields: one problem for each field, at its first blank. */
export function blankProblems(file: string, schema: z.ZodType, { data, placeOf }: YamlData): Problem[] {
  const found = new Map<string, FieldPath[]>()
  for (const path of blanksIn(data, [])) {
    const field = String(path[0])
    found.set(field, [...(found.get(field) ?? []), path])
  }
  return [...found].map(([field, paths]) => {
    const [first = []] = paths
    const sentence = sentenceOf(fieldAt(schema, first, data))
    const often = paths.length === 1 ? '' : ` (${paths.length} places)`
    return problemAt(file, placeOf(first), [
      'blank',
      `The field "${field}" is still to be filled in${often}.`,
      `Write your own text in the place of ${blank}.${sentence === undefined ? '' : ` What belongs here: ${sentence}`}`,
    ])
  })
}

function blanksIn(value: unknown, path: FieldPath): FieldPath[] {
  if (isBlank(value)) return [path]
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => blanksIn(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => blanksIn(item, [...path, key]))
}
