import type { Collection } from '../model/entry.ts'
import { slugOf } from '../text/slugOf.ts'

/** The name of a file in its collection, as it can be part of an address. */
export function toValidSlug(path: string, { name, isNested }: Collection): string {
  const inside = path.startsWith(`${name}/`) ? path.slice(name.length + 1) : path
  const parts = inside.replace(/(?:\.mdx?|\.markdown|\.txt)+$/i, '').split('/')
  return parts.map(slugOf).join(isNested ? '/' : '-')
}

/** Names that Windows reserves, and those that web servers take for the folder and for missing pages. */
const reserved = /(?:^|\/)(?:index|404|aux|con|nul|prn|com\d|lpt\d)(?:\/|$)/

/** Whether a file of this name can be an address: lower-case words, or numbers, with hyphens. */
export const isValidSlug = (slug: string, { isNested }: Pick<Collection, 'isNested'>): boolean =>
  !reserved.test(slug) &&
  slug.split('/').every((part) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(part)) &&
  (isNested === true || !slug.includes('/'))
