import { valueAt } from '../frontmatter/fields/fieldPath.ts'
import { ordersIn } from './orderFields.ts'
import type { NewKind } from './newKinds.ts'
import type { ContentIndex } from './indexContent.ts'

/** The place of a new file in its list. */
export interface NewOrder {
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
  { open, files }: ContentIndex,
): NewOrder | undefined {
  if (collection === 'pages' || collection === 'claims' || form === 'staff') return undefined
  const field = collection === 'attorneys' ? 'group' : 'page'
  const alike = open.filter(
    ({ path, data }) =>
      files.some((known) => known.file === path && known.collection === collection) &&
      (form === undefined || valueAt(data, [field]) === form),
  )
  const places = ordersIn(alike, ['order'])
  if (collection === 'attorneys' && places.length < Math.max(1, alike.length)) {
    return {
      order: undefined,
      sentence:
        'It stands in its list by the family name, which is the last word of the name; where it is more than that, write it into the field "familyName".',
    }
  }
  const last = Math.max(0, ...places.map(({ order }) => order)) + 1
  return {
    order: last,
    sentence: `It comes last in its list (order: ${last}). Change the field "order" to put it elsewhere.`,
  }
}
