import type { ParsedBody } from './parsedBody.ts'
import type { FieldPath } from './fieldPath.ts'
import type { z } from 'zod'
import type { Position } from './diagnostic.ts'

/**
 * The fields that mean the same in every collection, so that the engine can act on them. A collection's schema says
 * which of them its files have; days are written as 2026-01-31.
 */
export interface EntryData {
  /** Of a file in the folder of pages: the name of its page kind. */
  template?: string | undefined
  title?: string | undefined
  /** What a person or another thing without a page of its own is called. */
  name?: string | undefined
  /** The opening sentence below the heading. */
  lede?: string | undefined
  /** For search results and shared links. */
  description?: string | undefined
  /** The place among its neighbours: 1 comes first. */
  order?: number | undefined
  /** The name in menus, when it differs from the title. */
  menuLabel?: string | undefined
  inMenu?: 'header' | 'nowhere' | undefined
  /** The id of the footer column that lists it. */
  footer?: string | undefined
  /** The block that closes the page: its words and buttons. */
  callToAction?: CallToAction | undefined
  draft?: boolean | undefined
  publishOn?: string | undefined
  expiresOn?: string | undefined
  /** Who answers for the text, and the day by which somebody looks at it again. */
  owner?: string | undefined
  reviewBy?: string | undefined
  /** Of pages with dated versions: the dates of the wording. */
  lastUpdated?: string | undefined
  effectiveOn?: string | undefined
  /** How many numbered sections the body has. */
  sections?: number | undefined
  /** Of records: the words that other files show. */
  value?: string | undefined
  /** The picture of a person beside the file, and its alternative text. */
  portrait?: string | undefined
  portraitAlt?: string | undefined
  /** Whether the facts in the file are invented. */
  sample?: boolean | undefined
}

/** A block with which a page closes; what it leaves out, the organization's own facts may say. */
interface CallToAction {
  title?: string | undefined
  description?: string | undefined
  primary?: { text: string; link: string } | undefined
  secondary?: { text: string; link: string } | undefined
}

/** A schema of fields, whose output the engine can act on. */
export type EntrySchema = z.ZodType<EntryData>

/** What files there are, and what stands in their fields: a collection, or a single file. */
export interface ContentType<Schema extends z.ZodType = z.ZodType> {
  /** Its name, and that of its JSON Schema. */
  readonly name: string
  /** What an editor calls one such file: `Practice area`. */
  readonly title: string
  readonly schema: Schema
}

/** One content file, understood. */
export interface Entry<Data = EntryData> {
  /** The collection that it is a file of, or the single file that it is. */
  type: ContentType
  /** Its path inside the content folder. */
  file: string
  /** Its name inside its collection, without the ending: `corporate-law`, `about/firm`. */
  slug: string
  data: Data
  prose: ParsedBody
  /** Where a field stands, or words in it, for problems that only show when the whole site is known. */
  placeOf: (path: FieldPath, words?: string) => Position
}
