import { isListed } from '../model/pageKind.ts'
import { setOrderEdit, ordersIn, type Numbered } from './orderFields.ts'
import type { IndexedFile, ContentIndex } from './indexContent.ts'
import type { FileEdit } from './parseEditable.ts'

/**
 * The edits that number those who come after a file one lower, once it is gone: in every list that was numbered without
 * gaps and repetitions before, and in no other.
 */
export const renumberAfterRemoval = (gone: IndexedFile, index: ContentIndex): FileEdit[] =>
  listsOf(gone, index).flatMap(({ path, places }) => {
    const own = places.find(({ file }) => file.path === gone.file)?.order
    const orders = places.map(({ order }) => order).sort((a, b) => a - b)
    if (own === undefined || orders.some((order, at) => order !== (orders[0] ?? 0) + at)) return []
    return places.flatMap(({ file, order }) =>
      order > own ? (setOrderEdit(file, path, { from: order, to: order - 1 }) ?? []) : [],
    )
  })

/** The numbered lists that a file stands in, from the fields as typed, since some may be blank yet. */
function listsOf({ file, collection }: IndexedFile, { content, files, open }: ContentIndex): Numbered[] {
  const own = open.find(({ path }) => path === file)?.data
  const inFolder = new Set(files.flatMap((known) => (known.collection === collection ? known.file : [])))
  const alike = open.filter(({ path }) => inFolder.has(path))
  const listings = content.registry.kinds.flatMap(({ lists }) =>
    lists?.collection === collection && isListed(lists, own) ? lists : [],
  )
  const whole = { path: ['order'], places: ordersIn(alike, ['order']) }
  return [
    ...(collection.list === undefined ? [] : [whole]),
    ...listings.map((lists) => ({
      path: lists.order,
      places: ordersIn(
        alike.filter(({ data }) => isListed(lists, data)),
        lists.order,
      ),
    })),
  ]
}
