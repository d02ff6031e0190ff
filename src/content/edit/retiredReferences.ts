import { fieldAt } from '../frontmatter/fields/schemaFields.ts'
import { valueAt } from '../frontmatter/fields/fieldInWords.ts'
import { findReferences, type FoundReference } from './findLinks.ts'
import { insideOf, lineOf, samePath, scalarAt, type OpenFile, type Scalar } from './openFile.ts'
import type { Known } from './survey.ts'
import type { LineDeed, TextEdit } from './textEdits.ts'

/**
 * The edits of a file’s fields that name what leaves: a line of a list is taken out; where a list may not be shorter,
 * the replacement takes the place.
 * @param instead the slug of the replacement, when one was chosen
 */
export function retiredReferences(
  file: OpenFile,
  known: Known,
  instead: string | undefined,
): (TextEdit | LineDeed)[] {
  return referencesTo(file, known).flatMap((reference): (TextEdit | LineDeed)[] => {
    const scalar = scalarAt(file, reference.path)
    const at = scalar && insideOf(file, scalar)
    if (!scalar || !at)
      return [{ line: lineOf(file.plain, scalar?.start ?? 0), words: `take out “${known.slug}”` }]
    if (mayLeave(file, reference))
      return [
        {
          ...itemRange(file, reference, scalar),
          text: '',
          words: `“${known.slug}” is taken out of the list`,
        },
      ]
    return instead === undefined ? [] : [{ ...at, text: instead, words: `${known.slug} → ${instead}` }]
  })
}

/** The fields of a file that name a file. */
export const referencesTo = (file: OpenFile, { collection, slug }: Known): FoundReference[] =>
  findReferences(file).filter((found) => found.collection === collection && found.slug === slug)

/** The list that a reference is an item of, without it; undefined when it stands alone. */
export function listWithout({ data }: OpenFile, { path, slug }: FoundReference): unknown[] | undefined {
  const list = valueAt(data, path.slice(0, -1))
  return Array.isArray(list) ? list.filter((item) => item !== slug) : undefined
}

/** Whether a list is still as its field asks for when a reference is taken out of it. */
export function mayLeave(file: OpenFile, reference: FoundReference): boolean {
  const rest = listWithout(file, reference)
  const schema = file.schema && fieldAt(file.schema, reference.path.slice(0, -1), file.data)
  return rest !== undefined && (schema?.safeParse(rest).success ?? false)
}

/** An item of a list with all that belongs to it: its line, or the comma beside it. */
function itemRange({ plain, scalars }: OpenFile, { path }: FoundReference, { start, end }: Scalar) {
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
