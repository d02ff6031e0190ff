import { isListed } from '../model/pageKind.ts'
import { ordersIn } from './orderFields.ts'
import type { NewKind } from './newKinds.ts'
import type { ContentIndex } from './indexContent.ts'

/** The place of a new file in its list. */
interface NewOrder {
  /** Undefined when the list sorts itself. */
  order: number | undefined
  /** Where that is, in a sentence. */
  sentence: string
}

/**
 * The place of a new file in its list: the last one of a numbered list; people without numbers stand in the order of
 * their family names. Undefined for files that are in no list.
 */
export function insertIntoOrder(
  { collection, form }: Pick<NewKind, 'collection'> & { form: string | undefined },
  { content, open, files }: ContentIndex,
): NewOrder | undefined {
  const listing = content.registry.kinds.find(
    ({ lists }) =>
      lists?.collection === collection && lists.where.is !== undefined && lists.where.is === form,
  )?.lists
  if (collection.list === undefined && listing === undefined) return undefined
  const alike = open.filter(
    ({ path, data }) =>
      files.some((known) => known.file === path && known.collection === collection) &&
      (listing === undefined || isListed(listing, data)),
  )
  const places = ordersIn(alike, listing?.order ?? ['order'])
  if (listing?.unnumbered && places.length < Math.max(1, alike.length))
    return { order: undefined, sentence: listing.unnumbered.ofNew }
  const last = Math.max(0, ...places.map(({ order }) => order)) + 1
  return {
    order: last,
    sentence: `It comes last in its list (order: ${last}). Change the field "order" to put it elsewhere.`,
  }
}
