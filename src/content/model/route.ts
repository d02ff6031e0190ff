import type { Entry } from './entry.ts'

export interface Route {
  /** Without a slash at the end: `/about/firm`. */
  path: string
  kind: string
  file: string
  /** What the page shows: its file, or for a list, the file of the whole list. */
  entry: Entry
  title: string
  description: string
  /** What visitors may type in the search instead of the words on the page. */
  searchWords?: string
  label: string
  order: number
  inHeader: boolean
  footer: string | undefined
  /** Whether visitors and search engines may be led to it. */
  listed: boolean
  /** Of a past version of a page: the address of that page. */
  supersededBy?: string
  /** Whether it only lists entries, without a file of its own. Such an address may change. */
  isList?: true
  /** Whether its last day has passed. Its page stays; see `staysWhenOver` in `pageKind.ts`. */
  isOver?: true
  /** Why the page is not on the site; only in development, where such pages are shown. */
  unpublishedReason?: UnpublishedReason
}

/** An entry's first day is to come, or its last day has passed. */
export type DatedReason = { why: 'early' | 'over'; field: string; day: string }

/** Why an entry is not on the site, and the field that keeps it off. */
export type UnpublishedReason = { why: 'draft'; field: 'draft' } | DatedReason
