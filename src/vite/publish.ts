import { kindOf } from '../content/model/registry.ts'
import type { Site } from '../content/model/site.ts'
import { payloadAddress } from '../content/publish/addresses.ts'
import { buildDay, buildYear } from '../node/buildDay.ts'
import { shortDigest } from '../node/sha256.ts'
import { hostFiles } from './hosting/hostFiles.ts'
import { hostingPolicy } from './hosting/hostingPolicy.ts'
import { pageFile } from '../content/publish/pageFiles.ts'
import { drawnStyles, finishPages } from './hosting/pageStyles.ts'
import { securityTxt, securityTxtAddress } from './hosting/securityTxt.ts'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import type { MakePayload } from './pagePayloads.ts'
import { redirectFiles, redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'
import type { ListDrawings } from './siteOptions.ts'
import { robots, sitemap } from './sitemap.ts'

/** What the pages are published with. */
interface PublishOptions {
  server: ServerEntry
  makePayload: MakePayload
  drawingsOf: ListDrawings
  /** The address of the script that wakes pages. */
  script: string
  /** Puts a file at its path below the site's folder. */
  write: (path: string, content: string) => void
}

/**
 * Writes every page of a site: its HTML, its payload beside it, the drawings, the sitemap, what leads visitors of old
 * addresses on, and what hosts read.
 */
export async function publish(
  site: Site,
  { server, makePayload, drawingsOf, script, write }: PublishOptions,
): Promise<void> {
  const { shellOf, frames } = site.registry
  const frame = shellOf(site)
  const shell = JSON.stringify(frame)
  const shellAddress = `/assets/shell-${shortDigest(shell)}.json`
  write(shellAddress, shell)
  const version = shortDigest(script + shell)
  const render = server.pageRenderer(frame, { script, shellAddress, version, year: buildYear() })
  const pages = []
  for (const route of site.routes)
    pages.push({ route, ...(await render(await makePayload(server, site, route))) })
  const drawings = [...drawingsOf(site)].map(([path, { draw }]) => [path, draw()] as const)
  const { html, styles, sheets } = finishPages(
    pages,
    drawings.flatMap(([, text]) => drawnStyles(text)),
    frames,
  )
  for (const [index, { route, payload }] of pages.entries()) {
    write(pageFile(route.path), html[index] ?? '')
    write(payloadAddress(route.path), JSON.stringify(payload))
  }
  for (const [path, text] of [...drawings, ...sheets]) write(path, text)
  for (const [file, redirect] of redirectFiles(site)) write(file, redirectPage(redirect, site))
  for (const [path, text] of hostFiles(hostingPolicy(site.redirects, styles))) write(path, text)
  write('sitemap.xml', sitemap(site))
  write('robots.txt', robots(site))
  write(manifestAddress, webManifest(site))
  const contact = site.routes.find(({ kind }) => kindOf(site.registry, kind).isForMessages)?.path
  write(securityTxtAddress, securityTxt({ ...site.organization, contact }, buildDay()))
}
