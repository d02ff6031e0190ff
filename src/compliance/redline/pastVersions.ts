import type { Route } from '../../content/model/route.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { effectiveVersion, isAmongVersions, versionedEntries } from '../../content/versions/legalVersions.ts'
import type { Sides } from '../compare/types.ts'
import { extractPage } from '../text/extractSite.ts'
import type { PageText } from '../text/types.ts'
import type { ContentSnapshot } from './contentSnapshot.ts'

/** A past version of a legal page; `until`: the last text of the page takes its place only on that day. */
export interface PastPage {
  page: PageText
  until: string | undefined
}

/** The past versions of legal pages that a side of a redline shows. */
export const pastPages = (site: Site, today: string): PastPage[] =>
  site.routes
    .filter(({ supersededBy }) => supersededBy !== undefined)
    .map((route) => ({ page: extractPage(site, route), until: shownUntil(site, route, today) }))

/**
 * Past versions of legal pages, which never change. A new one is what the page said before, word for word, so that it
 * is told in a sentence; one that changed or is gone is shown like any page.
 */
export function comparePastVersions(
  before: readonly PastPage[],
  after: readonly PastPage[],
): Sides<PageText[]> & { notes: string[] } {
  const old = new Set(before.map(({ page }) => page.path))
  return {
    before: before.map(({ page }) => page),
    after: after.map(({ page }) => page).filter(({ path }) => old.has(path)),
    notes: after
      .filter(({ page }) => !old.has(page.path))
      .map(({ page: { path, title }, until }) =>
        until === undefined
          ? `“${title}” is now kept at ${path}.`
          : `“${title}” will be kept at ${path} from ${formatDate(until)} on.`,
      ),
  }
}

/** The day from which on a version is a past one, while visitors still read it. */
function shownUntil(site: Site, { file }: Route, today: string): string | undefined {
  const next = versionedEntries(site).find(
    (page) =>
      page.data.effectiveOn !== undefined &&
      page.data.effectiveOn > today &&
      effectiveVersion(page, site.versions, today)?.file === file,
  )
  return next?.data.effectiveOn
}

/** Versions that one side keeps and the other does not, or not as they were: no page may tell it. */
export function lostVersions(
  registry: SiteRegistry,
  before: ContentSnapshot,
  after: ContentSnapshot,
): string[] {
  const now = new Map(after.files.map(({ path, text }) => [path, text]))
  return before.files
    .filter(({ path, text }) => isAmongVersions(registry, path) && now.get(path) !== text)
    .map(
      ({ path }) =>
        `The kept version ${path} was ${now.has(path) ? 'changed' : 'deleted'}; kept versions are never changed or deleted.`,
    )
}
