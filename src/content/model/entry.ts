import type { z } from 'zod'
import type { Position } from './diagnostic.ts'
import type { FieldPath } from './fieldPath.ts'
import type { ParsedBody } from './parsedBody.ts'

/** The fields that mean the same in every collection; a collection's schema says which of them its files have. */
export interface EntryData {
  /** Of a file in the folder of pages: the name of its page kind. */
  template?: string | undefined
  title?: string | undefined
  name?: string | undefined
  lede?: string | undefined
  description?: string | undefined
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
  /** Of an event: `2026-12-03 20:00` in New York. Its last day is the last day in lists. */
  ends?: string | undefined
  owner?: string | undefined
  reviewBy?: string | undefined
  /** Of pages with dated versions: the dates of the wording, and how many numbered sections the body has. */
  lastUpdated?: string | undefined
  effectiveOn?: string | undefined
  sections?: number | undefined
  /** Of records: the words that other files show. */
  value?: string | undefined
  portrait?: string | undefined
  portraitAlt?: string | undefined
  sample?: boolean | undefined
}

export type EntrySchema = z.ZodType<EntryData>

export interface ContentType<Schema extends z.ZodType = z.ZodType> {
  readonly name: string
  /** What an editor calls one such file: `Practice area`. */
  readonly title: string
  readonly schema: Schema
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
