import { kindOf } from '../content/model/registry.ts'
import type { Route } from '../content/model/route.ts'
import type { Site } from '../content/model/site.ts'
import { buildDay, buildYear } from '../node/buildDay.ts'
import { keyOf, openPackCache } from '../node/cache/packCache.ts'
import type { PublishedFile } from '../node/output/buildManifest.ts'
import type { StagedSite } from '../node/output/stagedSite.ts'
import type { LastGoodSite } from '../node/output/withOutput.ts'
import { shortDigest } from '../node/sha256.ts'
import type { Bundles } from './bundles.ts'
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
import type { ServerEntry } from './serverEntry.ts'
import type { ListDrawings } from './siteOptions.ts'
import { robots, sitemap } from './sitemap.ts'

/** What the pages are published with. */
interface PublishOptions {
  /** The digest of all code and packages. */
  code: string
  bundles: Pick<Bundles, 'script'>
  /** Loads what renders pages; asked for when the first page has to be rendered. */
  loadServer: () => Promise<ServerEntry>
  /** Loads what makes their payloads; asked for with it. */
  loadPayloadMaker: () => Promise<MakePayload>
  drawingsOf: ListDrawings
  lastGood: LastGoodSite | undefined
  staged: StagedSite
  files: CompressedWriter<PublishedFile>
}

/**
 * Writes every page of a site: its HTML, its payload beside it, the drawings, the sitemap, what leads visitors of old
 * addresses on, and what hosts read.
 */
export async function publish(site: Site, options: PublishOptions): Promise<void> {
  const { code, bundles, drawingsOf, lastGood, staged, files } = options
  const { shellOf, frames } = site.registry
  const { script } = bundles
  const frame = shellOf(site)
  const shell = JSON.stringify(frame)
  const shellAddress = `/assets/shell-${shortDigest(shell)}.json`
  await files.writeShared(shellAddress, shell)
  const drawings = draw(drawingsOf(site), code)
  for (const [path, text] of drawings) await files.writeShared(path, text)
  const styles = siteStyles(
    drawings.flatMap(([, text]) => drawnStyles(text)),
    frames,
  )
  const publication = { script, shellAddress, version: shortDigest(script + shell), year: buildYear() }
  const loadRenderer = async () => {
    const [server, makePayload] = await Promise.all([options.loadServer(), options.loadPayloadMaker()])
    const renderPage = server.pageRenderer(frame, publication)
    return async (route: Route) => renderPage(await makePayload(server, site, route))
  }
  let renderer: ReturnType<typeof loadRenderer> | undefined
  await publishPages(site, {
    render: async (route) => {
      renderer ??= loadRenderer()
      return (await renderer)(route)
    },
    publication: { code, ...publication },
    lastGood,
    staged,
    files,
    styles,
  })
  for (const [file, redirect] of redirectFiles(site)) files.write(file, redirectPage(redirect, site))
  for (const [path, text] of hostFiles(hostingPolicy(site.redirects, styles.allowed())))
    files.write(path, text)
  files.write('sitemap.xml', sitemap(site))
  files.write('robots.txt', robots(site))
  files.write(manifestAddress, webManifest(site))
  files.write(speculationRulesAddress, speculationRules())
  const contact = site.routes.find(({ kind }) => kindOf(site.registry, kind).isForMessages)?.path
  files.write(securityTxtAddress, securityTxt({ ...site.organization, contact }, buildDay()))
}

/** Draws what was not drawn from the same subject before. @param code the digest of all code */
function draw(drawings: ReturnType<ListDrawings>, code: string): [path: string, text: string][] {
  const cache = openPackCache('drawings')
  const drawn = [...drawings].map(([path, { subject, draw: make }]): [string, string] => {
    const key = keyOf(code, path, subject)
    const kept = cache.get(key)
    if (kept) return [path, kept.toString('utf8')]
    const text = make()
    cache.put(key, Buffer.from(text))
    return [path, text]
  })
  cache.save()
  return drawn
}
