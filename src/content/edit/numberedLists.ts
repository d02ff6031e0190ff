import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { isListed } from '../model/pageKind.ts'
import type { Collection } from '../model/contentType.ts'
import { scalarAtPath, valueRange, type EditableFile, type FileEdit } from './parseEditable.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'

interface NewOrder {
  order: number
  /** Where that is, in a sentence. */
  sentence: string
}

/**
 * The place of a new file in its list: the last one of a numbered list; undefined for files that are in no numbered
 * list.
 */
export function insertIntoOrder(
  { collection, form }: { collection: Collection; form: string | undefined },
  index: ContentIndex,
): NewOrder | undefined {
  const listing = index.content.registry.kinds.find(
    ({ lists }) =>
      lists?.collection === collection && lists.where.is !== undefined && lists.where.is === form,
  )?.lists
  if (collection.list === undefined && listing === undefined) return undefined
  const listed = filesOf(collection, index).filter(({ data }) => !listing || isListed(listing, data))
  const places = placesOf(listed, listing?.order ?? ['order'])
  // Not everybody has a number: such a list is sorted by the family names.
  if (listing !== undefined && places.length < listed.length) return undefined
  const last = Math.max(0, ...places.map(({ order }) => order)) + 1
  return {
    order: last,
    sentence: `It comes last in its list (order: ${last}). Change the field "order" to put it elsewhere.`,
  }
}

/**
 * The edits that number those who come after a file one lower, once it is gone: in every list that was numbered without
 * gaps and repetitions before, and in no other.
 */
export const renumberAfterRemoval = (gone: IndexedFile, index: ContentIndex): FileEdit[] =>
  listsWith(gone, index).flatMap(({ path, places }) => {
    const own = places.find(({ file }) => file.path === gone.file)?.order
    const orders = places.map(({ order }) => order).sort((a, b) => a - b)
    if (own === undefined || orders.some((order, at) => order !== (orders[0] ?? 0) + at)) return []
    return places.flatMap(({ file, order }) => (order > own ? renumber(file, path, order, order - 1) : []))
  })

/** A list of files with their numbers, and the path of the field that holds them. */
interface NumberedList {
  path: FieldPath
  places: { file: EditableFile; order: number }[]
}

/** The numbered lists that a file stands in, from the fields as typed, since some may be blank yet. */
function listsWith({ file, collection }: IndexedFile, index: ContentIndex): NumberedList[] {
  const files = filesOf(collection, index)
  const own = files.find(({ path }) => path === file)?.data
  const list = (path: FieldPath, listed: EditableFile[]) => ({ path, places: placesOf(listed, path) })
  return [
    ...(collection.list === undefined ? [] : [list(['order'], files)]),
    ...index.content.registry.kinds.flatMap(({ lists }) =>
      lists?.collection === collection && isListed(lists, own)
        ? [
            list(
              lists.order,
              files.filter(({ data }) => isListed(lists, data)),
            ),
          ]
        : [],
    ),
  ]
}

/** The files of a collection that can be edited. */
function filesOf(collection: Collection, { files, open }: ContentIndex): EditableFile[] {
  const paths = new Set(files.flatMap((known) => (known.collection === collection ? known.file : [])))
  return open.filter(({ path }) => paths.has(path))
}

/** The files that have a number at a path of their fields. */
const placesOf = (files: readonly EditableFile[], path: FieldPath): NumberedList['places'] =>
  files.flatMap((file) => {
    const typed = valueAt(file.data, path)
    return typeof typed === 'string' && /^\d+$/.test(typed) ? [{ file, order: Number(typed) }] : []
  })

/** The edit that gives a file another number; none when its number is written in a way that cannot be edited. */
function renumber(file: EditableFile, path: FieldPath, from: number, to: number): FileEdit[] {
  const scalar = scalarAtPath(file, path)
  const at = scalar && valueRange(file, scalar)
  return at
    ? [{ file: file.path, ...at, text: String(to), words: `${path.join(', ')}: ${from} → ${to}` }]
    : []
}
