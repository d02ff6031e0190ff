import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { entriesOf, type Content } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import { isListed } from '../model/pageKind.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { parentPath } from '../publish/routes.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Check } from '../model/check.ts'
import { filesWithDuplicateUrl } from './duplicateUrls.ts'
import { findDuplicateEntries } from './duplicateEntries.ts'

/** The place of a file in a list, as its fields say. */
interface Place {
  entry: Entry
  /** The list, in words: `practice areas`. */
  list: string
  order: number
  path: FieldPath
}

/** The places that files give themselves in lists of a collection, or of those that a page lists. */
function placesInLists(content: Content): Place[] {
  const { collections, kinds } = content.registry
  const placeAt = (entry: Entry, path: FieldPath, list: string): Place[] => {
    const order = valueAt(entry.data, path)
    return typeof order === 'number' ? [{ entry, list, order, path }] : []
  }
  return [
    ...collections.flatMap((collection) => {
      const { list } = collection
      return list === undefined
        ? []
        : entriesOf(content, collection).flatMap((entry) => placeAt(entry, ['order'], list))
    }),
    ...kinds.flatMap(({ lists }) =>
      lists === undefined
        ? []
        : entriesOf(content, lists.collection)
            .filter(({ data }) => isListed(lists, data))
            .flatMap((entry) => placeAt(entry, lists.order, lists.list)),
    ),
  ]
}

/** Two files have the same place in a list or a menu. */
export const checkSameOrder: Check = (context) => {
  const { routes } = context
  const { content } = context
  const clashing = filesWithDuplicateUrl(routes)
  const copied = findDuplicateEntries(context)
  const pageOf = new Map(entriesOf(content, content.registry.pages).map((entry) => [entry.file, entry]))
  const placed: Place[] = [
    ...placesInLists(content),
    ...routes.flatMap((route): Place[] => {
      const entry = route.inHeader ? pageOf.get(route.file) : undefined
      const above = parentPath(route.path)
      const list = above === undefined ? 'entries of the main menu' : `menu entries below ${above}`
      return entry ? [{ entry, list, order: route.order, path: ['order'] }] : []
    }),
  ]
  const compare = byFirstPublished(context)
  const freeIn = (list: string): number => {
    const taken = new Set(placed.flatMap((other) => (other.list === list ? [other.order] : [])))
    let free = 1
    while (taken.has(free)) free += 1
    return free
  }
  const first = new Map<string, Place>()
  return placed
    .toSorted((one, other) => compare(one.entry, other.entry))
    .flatMap((one): Diagnostic[] => {
      const key = `${one.list} ${one.order}`
      const other = first.get(key)
      if (other === undefined) first.set(key, one)
      if (other === undefined || other.entry.file === one.entry.file) return []
      if (clashing.has(one.entry.file) || copied.has(one.entry.file)) return []
      return [
        diagnostic(one.entry.file, one.entry.placeOf(one.path), [
          'same-order',
          `Among the ${one.list}, ${other.entry.file} has the place ${one.order}, too.`,
          `Give one of the two another number; ${freeIn(one.list)} is free.`,
        ]),
      ]
    })
}
