import { everyPage, notFoundPath } from '../../content/publish/addresses.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import { canonicalText } from '../approvals/canonicalText.ts'
import { everyPageText } from '../text/everyPage.ts'
import type { SiteText } from '../text/types.ts'
import type { FindPhrase } from './phraseIn.ts'

/** What is shown at addresses that do not exist; it has no address of its own. */
export const missingAddresses = 'the page for missing addresses'

/** What a page is called by those who ask for it: its address, if it has one. */
export const pageName = (path: string): string => (path === notFoundPath ? missingAddresses : path)

/** What the site says from a day on, until the next snapshot. */
export interface Snapshot {
  /** As 2026-01-31. */
  day: string
  /** The git revision that the site is made of. */
  revision: string
  /** Whether it came by itself as the day began, since the content names that day; a revision came in its course. */
  isScheduled: boolean
  /** The pages whose files were read as they were typed, since today's program cannot make pages of them. */
  typed: ReadonlySet<string>
  /** The lines of each page, by address; by file where the address is not known. */
  pages: ReadonlyMap<string, readonly string[]>
  /** What each finished page shows, with its labels filled in; nothing of pages that were not made. */
  shown?: ReadonlyMap<string, readonly string[]>
}

/** What an archive shows. */
export interface ArchiveSnapshot {
  /** The day that it was made for, as 2026-01-31. */
  day: string
  /** The later day on which it was made, as its record tells; undefined when it was made on its own day. */
  made?: string | undefined
  file: string
  pages: ReadonlyMap<string, readonly string[]>
  /** What its pages show, with their labels filled in. */
  shown?: ReadonlyMap<string, readonly string[]>
}

/**
 * The words of a page around a phrase. Labels count where the finished page shows them, filled in; as they are typed only
 * where no page was made, and those that belong to no page.
 */
export function findOnPage(
  find: FindPhrase,
  { pages, shown }: Pick<Snapshot, 'pages' | 'shown'>,
  page: string,
): string | undefined {
  const [lines = [], finished] = [pages.get(page), shown?.get(page)]
  if (finished === undefined) return find(lines)
  return find(page === everyPage ? lines : linesBeforeLabels(lines)) ?? find(finished)
}

/** The wording of every page of a site, by its name. */
export const pageWordings = (siteText: SiteText): [name: string, wording: string][] => [
  ...siteText.pages.map((page): [string, string] => [pageName(page.path), canonicalText(page)]),
  [everyPage, wordingEverywhere(siteText)],
]

/** What header, menus and footer say on every page, in the form of a page's wording. */
export const wordingEverywhere = (siteText: SiteText): string => canonicalText(everyPageText(siteText))

/** The lines of a wording without its labels, which stand at its end; those of one from before labels were part of it. */
export const linesBeforeLabels = memoizeWeak((lines: readonly string[]): readonly string[] => {
  const isOther = (line: string) => /^#+ /.test(line) && !/^## Labels(?:: |$)/.test(line)
  const first = lines.findIndex((line, at) => line.startsWith('## Labels') && !lines.slice(at).some(isOther))
  return first === -1 ? lines : lines.slice(0, lines[first - 1] === '' ? first - 1 : first)
})

/**
 * The lines of a wording, with the signs that mark headings and items, without its first line.
 * @param kept lines that were made before, by their text: equal pages then have the same lines, and are searched once
 */
export function linesOf(wording: string, kept = new Map<string, readonly string[]>()): readonly string[] {
  const known = kept.get(wording)
  if (known) return known
  const lines = wording
    .replace(/^Wording of a page.*\n/, '')
    .trim()
    .split('\n')
  kept.set(wording, lines)
  return lines
}
