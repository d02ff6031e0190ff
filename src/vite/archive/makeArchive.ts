import type { Manifest } from '../../review/archive/manifest.ts'
import { momentOf } from '../../review/archive/moment.ts'
import { wordingText } from '../../review/approval/wordingText.ts'
import { readPages } from '../../review/reading/readPages.ts'
import { wordingEverywhere } from '../../review/said/witness.ts'
import type { Site } from '../../site/buildSite.ts'
import { formatDate } from '../../site/formatDate.ts'
import { notFoundPath } from '../../site/routes.ts'
import { PlainError } from '../plainError.ts'
import { answersOf, missingPath, type Ask } from './answersOf.ts'
import { packArchive } from './packArchive.ts'
import { sha256 } from './sha256.ts'
import { writeRecords } from './writeRecords.ts'

/** What an archive is made of. */
export interface ArchiveWish {
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
}

/** A finished archive. */
export interface MadeArchive {
  bytes: Uint8Array
  manifest: Manifest
}

const software = 'West Atlantic’s "npm run preserve" with warcio'

/**
 * Makes a dated web archive of a finished site. The same wish gives the same bytes.
 * @throws PlainError when the finished site is not that of the content
 */
export async function makeArchive(wish: ArchiveWish): Promise<MadeArchive> {
  const { site, folder, ask, date, revision, previous } = wish
  const reading = readPages(site)
  const pages = reading.pages.filter(({ path }) => path !== notFoundPath)
  const addresses = [...pages.map(({ path }) => path), ...site.redirects.map(({ from }) => from)]
  const answers = await answersOf(folder, addresses, ask)
  const answered = new Map(answers.map((answer) => [answer.path, answer]))
  const wording = new Map<string, string>()

  const archived = reading.pages.map((page) => {
    const isMissing = page.path === notFoundPath
    const path = isMissing ? missingPath : page.path
    const answer = answered.get(path)
    if (answer?.status !== (isMissing ? 404 : 200)) {
      throw new PlainError(
        `The finished site in ${folder} has no page ${page.path}, which the content has.\nBuild the site from the content as it stands, and preserve it then.`,
      )
    }
    const text = wordingText(page)
    wording.set(path, text)
    return { path, title: page.title, html: sha256(answer.body), wording: sha256(text) }
  })

  const description = `All that ${site.firm.legalName} showed at ${site.firm.site} on ${formatDate(date)}, as the finished site answers at each address. Made from revision ${revision}.`
  const records = await writeRecords(answers, {
    site: site.firm.site,
    moment: momentOf(date),
    software,
    description,
  })
  const manifest: Manifest = {
    site: site.firm.site,
    date,
    revision,
    previous,
    everywhere: wordingEverywhere(reading),
    pages: archived,
    records: records.places,
  }
  const title = `${site.firm.name}, ${formatDate(date)}`
  return { bytes: packArchive(records, { title, description, software, manifest, wording }), manifest }
}
