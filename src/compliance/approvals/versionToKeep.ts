import { entriesOf } from '../../content/model/content.ts'
import type { VersionData } from '../../content/model/contentType.ts'
import type { Route } from '../../content/model/route.ts'
import type { Site } from '../../content/model/site.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import type { VersionedEntry } from '../../content/model/version.ts'
import { versionRoute } from '../../content/publish/routes.ts'
import { freezeValues, type ValuesToFreeze } from '../../content/versions/frozenValues.ts'
import { copiesOfDay, keptCopyPath, withCopyNames } from '../../content/versions/keptCopies.ts'
import {
  numberOf,
  ownVersion,
  versionFile,
  versionsOf,
  versionedEntries,
} from '../../content/versions/legalVersions.ts'
import { claims } from '../claims/fields.ts'
import { extractPage } from '../text/extractSite.ts'
import { datedWording } from './datedWording.ts'

/**
 * The version of a legal page to keep, and behind it the labels of its day unless they are kept already. Nothing when the
 * version is kept already, or the page is of another kind.
 * @param files those that the site was made from
 * @param day the day of the approval, as 2026-01-31
 */
export function versionToKeep(
  site: Site,
  route: Route,
  { files, day }: { files: readonly SourceFile[]; day: string },
): { path: string; text: string }[] {
  const page = versionedPage(site, route)
  const source = files.find(({ path }) => path === route.file)
  if (!page || !source || site.versions.some(({ file }) => file === route.file)) return []
  const { slug, data, type } = page
  const own = ownVersion(slug, data, site.versions)
  if (
    own &&
    own.entry.data.effectiveOn === data.effectiveOn &&
    own.entry.data.correctedOn === data.correctedOn &&
    datedWording(extractPage(site, versionRoute(site.registry, own))) ===
      datedWording(extractPage(site, route))
  )
    return []
  const copies = copiesOfDay(site, files, day)
  return [
    {
      path: versionFile(type, slug, newName(slug, data, site)),
      text: withCopyNames(freezeValues(plainText(source.text), wordsToKeep(site)), copies),
    },
    ...copies.flatMap(({ type: file, name, text }) =>
      text === undefined ? [] : [{ path: keptCopyPath(type.name, file, name), text }],
    ),
  ]
}

/** What a page takes from elsewhere, as it is today. */
const wordsToKeep = (site: Site): ValuesToFreeze => ({
  organization: site.organization,
  tags: site.registry.tags,
  claims: new Map(entriesOf(site, claims).map(({ slug, data }) => [slug, data.value])),
})

function newName(slug: string, { lastUpdated }: VersionData, { versions }: Site): string {
  const last = versionsOf(slug, versions).findLast(({ day }) => day === lastUpdated)
  return last ? `${lastUpdated}-${numberOf(last) + 1}` : lastUpdated
}

/** The entry of a legal page, on the site or to come. */
export const versionedPage = (site: Site, { file }: Route): VersionedEntry | undefined =>
  [...versionedEntries(site), ...site.coming].find((page) => page.file === file)
