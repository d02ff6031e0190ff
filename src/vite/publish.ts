import { deferRejection } from './deferRejection.ts'
import { footDiagnostics, type FootText } from '../compliance/advertising/identification.ts'
import { sortDiagnostics, type Diagnostic } from '../content/model/diagnostic.ts'
import { kindOf } from '../content/model/registry.ts'
import type { Site } from '../content/model/site.ts'
import { buildDay, buildYear } from '../node/buildDay.ts'
import type { LastGoodSite, StagedSite } from '../node/output/stagedSite.ts'
import { shortDigest } from '../node/sha256.ts'
import { loadServerEntry, type Bundles } from './bundles.ts'
import type { CompressedWriter } from './hosting/compressedWriter.ts'
import { hostFiles } from './hosting/hostFiles.ts'
import { hostingPolicy } from './hosting/hostingPolicy.ts'
import { drawnStyles, siteStyles } from './hosting/pageStyles.ts'
import { securityTxt, securityTxtAddress } from './hosting/securityTxt.ts'
import { speculationRules, speculationRulesAddress } from './hosting/speculationRules.ts'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import type { MakePayload } from './pagePayloads.ts'
import { publishPages } from './publishPages.ts'
import { redirectFiles, redirectPage } from './redirectFiles.ts'
import { pageFinishers, type PageWorkers } from './pageWorkers.ts'
import { robots, sitemap } from './sitemap.ts'

/** What the pages are published with. */
interface PublishOptions {
  /** The digest of all code and packages. */
  code: string
  bundles: Pick<Bundles, 'script' | 'modules'>
  /** Writes the modules that render pages; asked for when the first page has to be rendered. @returns their files */
  writeServerBundle: () => readonly string[]
  /** Loads what makes their payloads; asked for with it. */
  loadPayloadMaker: () => Promise<MakePayload>
  /** Other threads that finish pages. */
  pageWorkers: PageWorkers
  /** What this thread does besides, once, when the others have enough to do. */
  meanwhile: () => void
  /** The texts of the drawings. */
  readDrawings: () => readonly string[]
  /** What the rules ask for at the foot of every page. */
  foot: readonly FootText[]
  lastGood: LastGoodSite | undefined
  staged: StagedSite
  files: CompressedWriter
}

/**
 * Writes every page of a site: its HTML, its payload beside it, the sitemap, what leads visitors of old
 * addresses on, and what hosts read.
 * @returns what is wrong with them
 */
export async function publish(site: Site, options: PublishOptions): Promise<Diagnostic[]> {
  const { code, bundles, lastGood, staged, files } = options
  const { shellOf, frames } = site.registry
  const { script, modules } = bundles
  const frame = shellOf(site)
  const shell = JSON.stringify(frame)
  const shellAddress = `/assets/shell-${shortDigest(shell)}.json`
  const shellWritten = deferRejection(files.writeShared(shellAddress, shell))
  const styles = siteStyles(frames)
  const publication = {
    script,
    modules,
    shellAddress,
    version: shortDigest([script, ...modules, shell].join('\n')),
    year: buildYear(),
  }
  const finished = await publishPages(site, {
    loadPageMaker: async (count) => {
      const server = options.writeServerBundle()
      const setting = {
        server,
        folder: staged.folder,
        shell: frame,
        publication,
        frames: [...(frames ?? [])],
        foot: options.foot,
      }
      const finishers = await pageFinishers(setting, count, options)
      const entry = await loadServerEntry(server)
      const makePayload = await options.loadPayloadMaker()
      return {
        finishers,
        makePayload: (route) => makePayload(entry, site, route),
      }
    },
    publication: { code, ...publication, foot: options.foot },
    lastGood,
    staged,
    files,
    styles,
    noteOtherStyles: async () => {
      for (const text of options.readDrawings()) drawnStyles(text).forEach(styles.addDrawn)
    },
  })
  // The memory of the other threads is given back before the site is read once more.
  await options.pageWorkers.end()
  for (const [file, redirect] of redirectFiles(site)) files.write(file, redirectPage(redirect, site))
  for (const [path, text] of hostFiles(hostingPolicy(site.redirects, styles.allowed())))
    files.write(path, text)
  files.write('sitemap.xml', sitemap(site))
  files.write('robots.txt', robots(site))
  files.write(manifestAddress, webManifest(site))
  files.write(speculationRulesAddress, speculationRules())
  const contact = site.routes.find(({ kind }) => kindOf(site.registry, kind).isForMessages)?.path
  files.write(securityTxtAddress, securityTxt({ ...site.organization, contact }, buildDay()))
  await shellWritten
  return sortDiagnostics(footDiagnostics(site.registry, finished))
}
