import type { Collection } from '../model/contentType.ts'
import { diagnostic, fileStart, type Diagnostic } from '../model/diagnostic.ts'
import type { Registry } from '../model/registry.ts'
import { slugOf } from '../text/slugOf.ts'

/** A file that isn’t read because of its path, and what it stands in for: nothing that follows from it is reported. */
export interface InvalidPath {
  problem: Diagnostic
  collection?: Collection | undefined
  slug?: string
}

/** The collection whose schema accepts some fields as they are. */
export const collectionThatFits = ({ collections }: Registry, data: unknown): Collection | undefined =>
  collections.find(({ schema }) => schema.safeParse(data).success)

/** The name of a file in its collection, as it can be part of an address. */
export function soundSlug(path: string, { name, isNested }: Collection): string {
  const inside = path.startsWith(`${name}/`) ? path.slice(name.length + 1) : path
  const parts = inside.replace(/(?:\.mdx?|\.markdown|\.txt)+$/i, '').split('/')
  return parts.map(slugOf).join(isNested ? '/' : '-')
}

/** Whether a file of this name can be an address, also on Windows, which reserves some names. */
export const isSoundSlug = (slug: string, { isNested }: Pick<Collection, 'isNested'>): boolean =>
  slug
    .split('/')
    .every((part) => /^(?!(?:aux|con|nul|prn|com\d|lpt\d)$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part)) &&
  (isNested === true || !slug.includes('/'))

/** A file outside the folders of collections; where it belongs is seen from its fields. */
export function fileOutsideCollection(path: string, data: unknown, registry: Registry): InvalidPath {
  const collection = collectionThatFits(registry, data)
  const folders = registry.collections.map(({ name }) => name)
  const folder = collection ? `${collection.name}/` : `one of ${folders.join(', ')}`
  const fix = `Move it to ${folder}; or give it an ending other than .mdx.`
  const message = 'This file is in no folder that the site reads.'
  return {
    problem: diagnostic(path, fileStart, ['misplaced-file', message, fix]),
    ...(collection && { collection, slug: soundSlug(path.replace(/^.*\//, ''), collection) }),
  }
}

export function invalidFileName(path: string, collection: Collection): InvalidPath {
  const slug = soundSlug(path, collection)
  const example = isSoundSlug(slug, collection) ? `, for example ${collection.name}/${slug}.mdx` : ''
  const folders = collection.isNested ? '' : ', without folders'
  const message = 'This file name can’t become a web address.'
  const fix = `Give it a name of lower-case letters, digits and single hyphens${folders}${example}.`
  return { problem: diagnostic(path, fileStart, ['file-name', message, fix]), collection, slug }
}
