import { z } from 'zod'
import type { Content } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import type { Position } from '../model/diagnostic.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import { fieldLinks, type FieldLink } from '../model/fields.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { fieldAt, walkFields } from '../parse/schema.ts'

/** The fields of an entry that hold a link or the name of a file. */
export const referencesOf = memoizeWeak(({ type, data, placeOf }: Entry<unknown>) => {
  const found: { link: FieldLink; value: string; path: FieldPath; place: () => Position }[] = []
  walkFields(type.schema, data, (field, value, path) => {
    const link = fieldLinks.get(field)
    if (link !== undefined && typeof value === 'string')
      found.push({ link, value, path, place: () => placeOf(path, value) })
  })
  return found
})

/**
 * An entry without what has ended, or is awaited: links lead on, people are only named, and other names of files are left
 * out. A list that is too short then gets the next entries by `order`, unless it's empty.
 * @param leadsTo where a link to a page that has ended leads; undefined for other links
 */
export function withoutEnded<Data>(
  entry: Entry<Data>,
  view: Pick<Content, 'entries' | 'unpublished'>,
  leadsTo: (href: string) => string | undefined = () => undefined,
): Entry<Data> {
  const changes = referencesOf(entry).flatMap(({ link: { pointsAt, orName, canWait }, value, path }) => {
    const absent = view.unpublished.find(
      ({ collection, slug, reason: { why } }) =>
        collection.name === pointsAt && slug === value && (why === 'over' || (canWait && why === 'early')),
    )
    const to = pointsAt === 'address' ? leadsTo(value) : orName && absent?.entry?.data.name
    return absent || to !== undefined ? { path, pointsAt, to } : []
  })
  if (changes.length === 0) return entry
  const updated = { ...entry, data: structuredClone(entry.data) }
  // The last first, so that places in lists stay.
  for (const { path, to } of changes.toReversed()) {
    const parent = valueAt(updated.data, path.slice(0, -1))
    const key = path.at(-1)
    if (Array.isArray(parent) && to === undefined) parent.splice(Number(key), 1)
    else if (typeof parent === 'object' && parent !== null && key !== undefined) Reflect.set(parent, key, to)
  }
  for (const { path, pointsAt } of changes) {
    const list = valueAt(updated.data, path.slice(0, -1))
    if (!Array.isArray(list) || list.length === 0) continue
    const others = view.entries
      .filter(({ type, slug }) => type.name === pointsAt && !list.includes(slug))
      .sort((a, b) => (a.data.order ?? 0) - (b.data.order ?? 0))
    while (others.length > 0 && !isComplete(updated, path)) list.push(others.shift()?.slug)
  }
  return updated
}

/** Whether the field at `path`, or the list that it is in, has what its schema asks for. */
export function isComplete({ type, data }: Entry<unknown>, path: FieldPath): boolean {
  const list = path.slice(0, -1)
  const place = Array.isArray(valueAt(data, list)) ? list : path
  const field = fieldAt(type.schema, place, data)
  return !(field instanceof z.ZodType) || field.safeParse(valueAt(data, place)).success
}
