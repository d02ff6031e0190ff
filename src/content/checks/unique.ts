import type { Check, CheckContext } from '../model/check.ts'
import { compareText, diagnostic, fileStart, type Diagnostic, type Position } from '../model/diagnostic.ts'
import type { Entry } from '../model/entry.ts'
import { valueAt } from '../model/fieldPath.ts'
import { groupBy } from '../model/groupBy.ts'
import { collectionOf, kindOf, kindOfEntry } from '../model/registry.ts'
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
  const fields = new Set(registry.collections.flatMap(({ uniqueFields = [] }) => uniqueFields))
  const texts = [...fields].flatMap((field) => {
    const isUnique = ({ type }: Entry) => collectionOf(registry, type.name)?.uniqueFields?.includes(field)
    const among = entries.filter((entry) => isUnique(entry) && !problems.has(entry.file))
    return repeated(among, ({ data }) => valueAt(data, [field])).map(([entry, first]) => ({
      field,
      entry,
      first,
    }))
  })
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
  const menu = new Map(routes.flatMap(({ file, path, inHeader }) => (inHeader ? [[file, path]] : [])))
  const listOf = ({ type, file, data }: Entry): string | undefined => {
    const path = menu.get(file)
    if (type === registry.pages) return path && `the menu below ${parentPath(path)}`
    const variants = collectionOf(registry, type.name)?.creation?.variants
    return `${type.name} ${variants ? String(valueAt(data, [variants.field])) : ''}`
  }
  const placeOf = (entry: Entry) =>
    listOf(entry) && entry.data.order && `${listOf(entry)} ${entry.data.order}`
  for (const [entry, first] of repeated(entries, placeOf))
    tell(
      entry.file,
      entry.placeOf(['order']),
      'same-order',
      `The file ${first.file} already has the place ${entry.data.order} in this list.`,
      'Give one of the two another number.',
    )
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
