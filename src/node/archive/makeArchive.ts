import { readWithVersions } from '../../compliance/text/extractSite.ts'
import type { Site } from '../../content/model/site.ts'
import { notFoundPath } from '../../content/publish/addresses.ts'
import { type ReleaseBlocker, type Manifest, archiveTimestamp } from '../../compliance/archive/manifest.ts'
import { canonicalText } from '../../compliance/approvals/canonicalText.ts'
import { wordingEverywhere } from '../../compliance/history/snapshot.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { UserError } from '../userError.ts'
import { crawlSite, missingPath, type Ask } from './crawlSite.ts'
import { packArchive } from './packArchive.ts'
import { sha256 } from '../sha256.ts'
import { writeRecords } from './writeRecords.ts'

/** What an archive is made of. */
interface ArchiveOptions {
  /** The site as the content says it. */
  site: Site
  /** The folder of the same site, finished. */
  folder: string
  /** Asks a server of that folder. */
  ask: Ask
  /** The day that the site was built for, as 2026-01-31. */
  date: string
  revision: string
  /** The archive before this one. */
  previous: Manifest['previous']
  /** What keeps the revision from being released as it is. */
  blockers: readonly ReleaseBlocker[]
  /** The last record of approvals. */
  approvals: Manifest['approvals']
}

/** A finished archive. */
interface MadeArchive {
  bytes: Uint8Array
  manifest: Manifest
}

/**
 * Makes a dated web archive of a finished site. The same options give the same bytes.
 * @throws UserError when the finished site is not that of the content
 */
export async function makeArchive(options: ArchiveOptions): Promise<MadeArchive> {
  const { site, folder, ask, date, revision, previous, blockers, approvals } = options
  const siteText = readWithVersions(site)
  const pages = siteText.pages.filter(({ path }) => path !== notFoundPath)
  const addresses = [...pages.map(({ path }) => path), ...site.redirects.map(({ from }) => from)]
  const answers = await crawlSite(folder, addresses, ask)
  const answered = new Map(answers.map((answer) => [answer.path, answer]))
  const wording = new Map<string, string>()

  const archived = siteText.pages.map((page) => {
    const isMissing = page.path === notFoundPath
    const path = isMissing ? missingPath : page.path
    const answer = answered.get(path)
    if (answer?.status !== (isMissing ? 404 : 200)) {
      throw new UserError(
        `The finished site in ${folder} has no page ${page.path}, which the content has.\nBuild the site from the content as it stands, and preserve it then.`,
      )
    }
    const text = canonicalText(page)
    wording.set(path, text)
    return { path, title: page.title, html: sha256(answer.body), wording: sha256(text) }
  })

  const software = `${site.organization.name}’s "npm run preserve" with warcio`
  // Nobody asked the site on the web, so nothing is said of what it showed.
  const description = `What revision ${revision} of the website of ${site.organization.legalName}, built for ${formatDate(date)}, answers at the addresses of ${site.organization.site}.${blockers.length > 0 ? ' A release of it would have been refused: see digests/manifest.json.' : ''}`
  const records = await writeRecords(answers, {
    site: site.organization.site,
    moment: archiveTimestamp(date),
    software,
    description,
  })
  const manifest: Manifest = {
    site: site.organization.site,
    date,
    revision,
    released: blockers.length === 0 ? 'yes' : 'no',
    hindrances: [...blockers],
    approvals,
    previous,
    everywhere: wordingEverywhere(siteText),
    pages: archived,
    records: records.places,
  }
  const title = `${site.organization.name}, ${formatDate(date)}`
  return { bytes: packArchive(records, { title, description, software, manifest, wording }), manifest }
}
