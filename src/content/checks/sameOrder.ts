import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Entry } from '../model/validateEntry.ts'
import { parentPath } from '../publish/routes.ts'
import type { FieldPath } from '../frontmatter/yaml/yamlProblem.ts'
import { byFirstPublished } from './byFirstPublished.ts'
import type { Check } from './check.ts'
import { filesWithDuplicateUrl } from './duplicateUrls.ts'
import { findDuplicateEntries } from './duplicateEntries.ts'

/** Something that has a place in a list. */
interface Placed {
  entry: Pick<Entry<unknown>, 'file' | 'placeOf'>
  /** The list, in words. */
  list: string
  order: number
  path: FieldPath
}

/** How the lists of people are called whose files may go without a number. */
const ofGroup = 'people with group: '

/** Two files have the same place in a list or a menu. */
export const checkSameOrder: Check = (context) => {
  const { routes } = context
  const { entries } = context.content
  const clashing = filesWithDuplicateUrl(routes)
  const copied = findDuplicateEntries(context)
  const pageOf = new Map(entries.pages.map((entry) => [entry.file, entry]))
  const order: FieldPath = ['order']
  const placed: Placed[] = [
    ...entries['practice-areas'].map((entry) => ({
      entry,
      list: 'practice areas',
      order: entry.data.order,
      path: order,
    })),
    ...entries.legal.map((entry) => ({ entry, list: 'legal pages', order: entry.data.order, path: order })),
    ...entries.jobs.map((entry) => ({
      entry,
      list: `roles with page: ${entry.data.page}`,
      order: entry.data.order,
      path: order,
    })),
    ...entries.attorneys.flatMap((entry): Placed[] => [
      ...(entry.data.group === 'staff' || entry.data.order === undefined
        ? []
        : [{ entry, list: `${ofGroup}${entry.data.group}`, order: entry.data.order, path: order }]),
      ...(entry.data.leadership
        ? [
            {
              entry,
              list: 'people of the leadership',
              order: entry.data.leadership.order,
              path: ['leadership', 'order'],
            },
          ]
        : []),
    ]),
    ...routes.flatMap((route): Placed[] => {
      const entry = route.inHeader ? pageOf.get(route.file) : undefined
      const above = parentPath(route.path)
      const list = above === undefined ? 'entries of the main menu' : `menu entries below ${above}`
      return entry ? [{ entry, list, order: route.order, path: order }] : []
    }),
  ]
  const compare = byFirstPublished(context)
  const freeIn = (list: string): number => {
    const taken = new Set(placed.flatMap((other) => (other.list === list ? [other.order] : [])))
    let free = 1
    while (taken.has(free)) free += 1
    return free
  }
  const first = new Map<string, Placed>()
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
          one.list.startsWith(ofGroup)
            ? 'Give one of the two another number; or take the line "order" out of the files of this group, and all of them stand in the order of their family names.'
            : `Give one of the two another number; ${freeIn(one.list)} is free.`,
        ]),
      ]
    })
}
