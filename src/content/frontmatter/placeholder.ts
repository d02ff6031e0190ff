import type { YamlData } from '../model/parsedFile.ts'
import { textsIn } from '../model/fieldPath.ts'
import { groupBy } from '../model/groupBy.ts'
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
  const found = textsIn(data).flatMap(({ path, text }) => (isPlaceholder(text) ? [path] : []))
  return [...groupBy(found, ([field]) => String(field))].map(([field, paths]) => {
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
