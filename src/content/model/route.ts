import type { UnpublishedReason } from './publishWindow.ts'

/** One address of the site. */
export interface Route {
  /** Its address, without a slash at the end: `/about/firm`. */
  path: string
  /** The name of its page kind. */
  kind: string
  /** Its file inside the content folder. */
  file: string
  /** What tools call it; visitors read its `pageTitle`, which of a kept version is in the site's words. */
  title: string
  description: string
  /** Its name in menus. */
  label: string
  /** Its place among its neighbours. */
  order: number
  /** Whether it stands in the main menu. */
  inHeader: boolean
  /** The footer column that lists it. */
  footer: string | undefined
  /** Whether it is an address that visitors and search engines may be led to. */
  listed: boolean
  /** Of a past version of a page: the address of the page that it was a version of. */
  supersededBy?: string
  /** Why the page is not on the site; only in development, where such pages are shown. */
  unpublishedReason?: UnpublishedReason
}
