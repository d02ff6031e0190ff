import { fieldNames } from './schemaFields.ts'
import type { Registry } from '../../model/registry.ts'
import type { Collection } from '../../model/contentType.ts'

/** The collection that knows the most of a file's fields: three at least, and more than any other. */
export function likelyCollection({ collections }: Registry, data: unknown): Collection | undefined {
  const typed = typeof data === 'object' && data !== null ? Object.keys(data) : []
  const counted = collections
    .map((collection) => {
      const known = new Set(fieldNames(collection.schema))
      return { collection, count: typed.filter((name) => known.has(name)).length }
    })
    .sort((a, b) => b.count - a.count)
  const [first, second] = counted
  return first !== undefined && first.count >= 3 && first.count > (second?.count ?? 0)
    ? first.collection
    : undefined
}
