import type { Collection } from '../model/contentType.ts'
import { slugOf } from '../text/slugOf.ts'

/** The name of a file in its collection, as it can be part of an address. */
export function toValidSlug(path: string, { name, isNested }: Collection): string {
  const inside = path.startsWith(`${name}/`) ? path.slice(name.length + 1) : path
  const parts = inside.replace(/(?:\.mdx?|\.markdown|\.txt)+$/i, '').split('/')
  return parts.map(slugOf).join(isNested ? '/' : '-')
}

/** Whether a file of this name can be an address, also on Windows, which reserves some names. */
export const isValidSlug = (slug: string, { isNested }: Pick<Collection, 'isNested'>): boolean =>
  slug
    .split('/')
    .every((part) => /^(?!(?:aux|con|nul|prn|com\d|lpt\d)$)[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part)) &&
  (isNested === true || !slug.includes('/'))
