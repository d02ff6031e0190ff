import { fieldAt } from '../parse/schema.ts'
import { valueAt } from '../model/fieldPath.ts'
import { referencesTo, type FoundReference } from './findLinks.ts'
import {
  valueRange,
  lineOf,
  samePath,
  scalarAtPath,
  type EditableFile,
  type FileEdit,
  type Scalar,
} from './parseEditable.ts'
import type { IndexedFile } from './indexContent.ts'

/**
 * The edits of a file’s fields that name what leaves: a line of a list is taken out; where a list may not be shorter,
 * the replacement takes the place.
 * @param instead the slug of the replacement, when one was chosen
 */
export function removeReferences(
  file: EditableFile,
  known: IndexedFile,
  instead: string | undefined,
): FileEdit[] {
  const { path, plain } = file
  return referencesTo(file, known).flatMap((reference): FileEdit[] => {
    const scalar = scalarAtPath(file, reference.path)
    const at = scalar && valueRange(file, scalar)
    if (!scalar || !at)
      return [{ file: path, line: lineOf(plain, scalar?.start ?? 0), words: `take out “${known.slug}”` }]
    if (canRemoveItem(file, reference)) {
      const words = `“${known.slug}” is taken out of the list`
      return [{ file: path, ...listItemRange(file, reference, scalar), text: '', words }]
    }
    if (instead === undefined) return []
    return [{ file: path, ...at, text: instead, words: `${known.slug} → ${instead}` }]
  })
}

/** The list that a reference is an item of, without it; undefined when it stands alone. */
export function listWithout({ data }: EditableFile, { path, slug }: FoundReference): unknown[] | undefined {
  const list = valueAt(data, path.slice(0, -1))
  return Array.isArray(list) ? list.filter((item) => item !== slug) : undefined
}

/** Whether a list is still as its field asks for when a reference is taken out of it. */
export function canRemoveItem(file: EditableFile, reference: FoundReference): boolean {
  const rest = listWithout(file, reference)
  const schema = file.schema && fieldAt(file.schema, reference.path.slice(0, -1), file.data)
  return rest !== undefined && (schema?.safeParse(rest).success ?? false)
}

/** An item of a list with all that belongs to it: its line, or the comma beside it. */
function listItemRange({ plain, scalars }: EditableFile, { path }: FoundReference, { start, end }: Scalar) {
  const lineStart = plain.lastIndexOf('\n', start - 1) + 1
  const lineEnd = (plain.indexOf('\n', end) + 1 || plain.length + 1) - 1
  const isOwnLine =
    /^\s*-\s+$/.test(plain.slice(lineStart, start)) && /^\s*(?:#.*)?$/.test(plain.slice(end, lineEnd))
  if (isOwnLine) return { start: lineStart, end: Math.min(lineEnd + 1, plain.length) }
  const list = path.slice(0, -1)
  const items = scalars.filter((scalar) => samePath(scalar.path.slice(0, -1), list))
  const place = items.findIndex((item) => item.start === start)
  const next = items[place + 1]
  const before = items[place - 1]
  if (next) return { start, end: next.start }
  return { start: before ? before.end : start, end }
}
