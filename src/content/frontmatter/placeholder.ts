import type { YamlData } from '../model/parsedFile.ts'
import { textsIn, type FieldPath } from '../model/fieldPath.ts'
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

/** What stands in a text in the place of words that were to come. Numbers of Rome (Title XXX) and hidden digits (XXX-XX-1234) are none. */
const leftover =
  /Error!\s+(?:Reference source|Bookmark) not (?:found|defined)|(?:[Ll]orem [Ii]|LOREM I)[Pp][Ss][Uu][Mm]|\b(?:TODO|TKTK|(?<!\b(?:Title|Chapter|Article|Part|Book|Volume|Vol\.|Section|Rule|Bowl|Amendment)\s)(?<!-)XXX(?!-))\b/g

/** Each left-over of a text: where it stands, what is wrong and what to do. */
export const leftoversIn = (text: string): { index: number; message: string; fix: string }[] =>
  [...text.matchAll(leftover)].map(({ 0: words, index }) => ({
    index,
    message: words.startsWith('Error!')
      ? `"${words.replace(/\s+/, ' ')}" is what Word writes where a reference leads nowhere.`
      : `"${words}" stands for a text that is still to be written.`,
    fix: 'Write in its place what belongs there, or take it out.',
  }))

/** The left-overs of a file's fields: one problem for each field that pages show, at its first one. */
export function checkLeftovers(
  file: string,
  { source, data, placeOf }: YamlData,
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  if (leftoversIn(source).length === 0) return []
  return textsIn(data).flatMap(({ path, text }) => {
    const [first] = isShown(path) ? leftoversIn(text) : []
    return first ? [diagnostic(file, placeOf(path), ['leftover', first.message, first.fix])] : []
  })
}
