import type { z } from 'zod'
import type { Position } from './diagnostic.ts'
import { valueAt, type FieldPath } from './fieldPath.ts'
import type { ParsedBody } from './parsedBody.ts'

/** The fields that mean the same in every collection; a collection's schema says which of them its files have. */
export interface EntryData {
  /** Of a file in the folder of pages: the name of its page kind. */
  template?: string | undefined
  title?: string | undefined
  name?: string | undefined
  lede?: string | undefined
  description?: string | undefined
  searchWords?: string | undefined
  order?: number | undefined
  menuLabel?: string | undefined
  inMenu?: 'header' | 'nowhere' | undefined
  footer?: string | undefined
  /** The block that closes the page; what it leaves out comes from `firm.mdx`. */
  callToAction?: object | undefined
  date?: string | undefined
  draft?: boolean | undefined
  publishOn?: string | undefined
  expiresOn?: string | undefined
  owner?: string | undefined
  reviewBy?: string | undefined
  /** Of pages with dated versions: the dates of the wording. */
  lastUpdated?: string | undefined
  effectiveOn?: string | undefined
}

/**
 * What a field of a collection is to the engine: the words that a tag shows, the time that makes an entry over, a picture
 * of what it is about, and the words for that.
 */
export type FieldRole = 'words' | 'end' | 'portrait' | 'portraitAlt'

export type EntrySchema = z.ZodType<EntryData>

export interface ContentType<Schema extends z.ZodType = z.ZodType> {
  readonly name: string
  /** What an editor calls one such file: `Practice area`. */
  readonly title: string
  readonly schema: Schema
  /** The names of the fields that have a role. With `words`, the entries are records. */
  readonly roles?: { readonly [Role in FieldRole]?: string }
}

export interface Entry<Data = EntryData> {
  type: ContentType
  file: string
  /** Its name inside its collection, without the ending: `corporate-law`, `about/firm`. */
  slug: string
  data: Data
  prose: ParsedBody
  placeOf: (path: FieldPath, words?: string) => Position
}

/** The field of an entry that has a role, and its text; undefined if there is none. */
export function fieldWithRole({ type: { roles = {} }, data }: Entry, role: FieldRole) {
  const field = roles[role]
  const text = field === undefined ? undefined : valueAt(data, [field])
  return field !== undefined && typeof text === 'string' ? { field, text } : undefined
}
