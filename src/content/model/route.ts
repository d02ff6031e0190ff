import type { UnpublishedReason } from './publishWindow.ts'

/** One address of the site. */
export interface Route {
  /** Without a slash at the end: `/about/firm`. */
  path: string
  /** The name of its page kind. */
  kind: string
  /** Its file inside the content folder. */
  file: string
  title: string
  description: string
  /** Its name in menus. */
  label: string
  /** Its place among its neighbors. */
  order: number
  inHeader: boolean
  /** The footer column that lists it. */
  footer: string | undefined
  /** Whether visitors and search engines may be led to it. */
  listed: boolean
  /** Of a past version of a page: the address of that page. */
  supersededBy?: string
  /** Why the page is not on the site; only in development, where such pages are shown. */
  unpublishedReason?: UnpublishedReason
}
