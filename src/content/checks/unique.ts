import type { Check, CheckContext } from '../model/check.ts'
import { entriesOf, type Content } from '../model/content.ts'
import { compareText, diagnostic, fileStart, type Diagnostic, type Position } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { groupBy } from '../model/groupBy.ts'
import { isListed } from '../model/pageKind.ts'
import { kindOf, kindOfEntry } from '../model/registry.ts'
import type { Route } from '../model/route.ts'
import { parentPath } from '../publish/routes.ts'
import { quotedList } from '../text/listInWords.ts'

/** What only one file may say. It is reported once for each file, the most serious first, and at the later of two. */
export const checkUnique: Check = (context) => {
  const { content, routes } = context
  const { registry } = content
  const compare = byAge(context)
  const problems = new Map<string, Diagnostic>()
  const tell = (file: string, place: Position, ...told: [rule: string, message: string, fix: string]) => {
    if (!problems.has(file)) problems.set(file, diagnostic(file, place, told))
  }
  const entries = content.entries.toSorted(compare)
  const pages = entries.filter((entry) => kindOfEntry(registry, entry) !== undefined)
  for (const [{ file, data, placeOf }, first] of repeated(pages, (page) => {
    const kind = kindOfEntry(registry, page)
    return kind?.isSingle && kind.name
  }))
    tell(
      file,
      placeOf(['template']),
      'same-template',
      `${first.file} already has the template "${data.template}", and only one page can.`,
      'Choose another template here, such as plain; or delete this file, if it is not needed.',
    )
  for (const [{ file, path }, first] of repeated(routes.toSorted(compare), (route) => route.path))
    tell(
      file,
      fileStart,
      'same-address',
      `The address ${path} is already that of ${first.file}.`,
      'Give this file another name, which becomes its address; or delete it, if it is not needed.',
    )
  const texts = [
    ...['title', 'description'].map((field) => ({ field, among: pages })),
    ...registry.collections.flatMap((collection) =>
      (collection.uniqueFields ?? [])
        .filter((field) => field !== 'title' && field !== 'description')
        .map((field) => ({ field, among: entries.filter(({ type }) => type === collection) })),
    ),
  ].flatMap(({ field, among }) =>
    repeated(among, ({ data }) => valueAt(data, [field])).map(([entry, first]) => ({ field, entry, first })),
  )
  for (const [file, same] of groupBy(texts, ({ entry }) => entry.file)) {
    const [one] = same
    if (one === undefined) continue
    const { field, entry, first } = one
    tell(
      file,
      same.length > 1 ? fileStart : entry.placeOf([field]),
      field === 'name' ? 'same-name' : 'same-words',
      same.length > 1
        ? `The fields ${quotedList(same.map((text) => text.field))} say the same as in ${first.file}.`
        : `The field "${field}" says the same as in ${first.file}.`,
      'Change one of the two; or delete this file, if it is a copy that you do not need.',
    )
  }
  const places = placesInLists(content, routes)
  for (const [{ entry, list, order, path }, first] of repeated(
    places.toSorted((one, other) => compare(one.entry, other.entry)),
    (one) => `${one.list} ${one.order}`,
  )) {
    const highest = Math.max(...places.flatMap((one) => (one.list === list ? one.order : [])))
    tell(
      entry.file,
      entry.placeOf(path),
      'same-order',
      `Among the ${list}, ${first.entry.file} already has the place ${order}.`,
      `Give one of the two another number; ${highest + 1} is free.`,
    )
  }
  return [...problems.values()]
}

/** The items whose text or number an earlier one has already, each with that one. */
function repeated<Item>(items: readonly Item[], valueOf: (item: Item) => unknown): [Item, Item][] {
  const first = new Map<string, Item>()
  return items.flatMap((item): [Item, Item][] => {
    const value = valueOf(item)
    if (typeof value !== 'string') return []
    const before = first.get(value.toLowerCase())
    if (before === undefined) first.set(value.toLowerCase(), item)
    return before === undefined ? [] : [[item, before]]
  })
}

/** Compares files by how long they have probably been there: a copy comes after its original. */
function byAge({ content: { registry }, routes, urlList }: CheckContext) {
  const published = new Set(urlList?.lines.map(({ address }) => address))
  const ranks = new Map(
    routes.map(({ file, kind, path }) => {
      const isNamedAfterKind = file === `${registry.pages.name}/${kind}.mdx`
      const isInCollection = kindOf(registry, kind).collection !== undefined
      return [file, isNamedAfterKind ? 0 : (published.has(path) ? 1 : 3) + (isInCollection ? 0 : 1)] as const
    }),
  )
  const bare = (file: string) => file.replace(/\.mdx$/, '')
  return ({ file: one }: { file: string }, { file: other }: { file: string }): number =>
    (ranks.get(one) ?? 0) - (ranks.get(other) ?? 0) || compareText(bare(one), bare(other))
}

/** Every place that a file gives itself in a list or menu. */
function placesInLists(content: Content, routes: readonly Route[]) {
  const { collections, kinds, pages } = content.registry
  const placeIn = (list: string, path: FieldPath) => (entry: Entry) => {
    const order = valueAt(entry.data, path)
    return typeof order === 'number' ? [{ entry, list, order, path }] : []
  }
  const menu = new Map(routes.flatMap((route) => (route.inHeader ? [[route.file, route.path]] : [])))
  return [
    ...collections.flatMap((collection) =>
      collection.list === undefined
        ? []
        : entriesOf(content, collection).flatMap(placeIn(collection.list, ['order'])),
    ),
    ...kinds.flatMap(({ lists }) =>
      lists === undefined
        ? []
        : entriesOf(content, lists.collection)
            .filter(({ data }) => isListed(lists, data))
            .flatMap(placeIn(lists.list, lists.order)),
    ),
    ...entriesOf(content, pages).flatMap((entry) => {
      const path = menu.get(entry.file)
      if (path === undefined) return []
      const above = parentPath(path)
      return placeIn(above ? `menu entries below ${above}` : 'entries of the main menu', ['order'])(entry)
    }),
  ]
}
