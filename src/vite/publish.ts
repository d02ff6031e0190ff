import { kindOf } from '../content/model/registry.ts'
import type { Site } from '../content/model/site.ts'
import { createHash } from 'node:crypto'
import { payloadAddress } from '../content/publish/addresses.ts'
import { buildDay } from '../node/buildDay.ts'
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
  /** The year of the copyright line. */
  year: number
}

/**
 * Writes every page of a site: its HTML, its payload beside it, the drawings, the sitemap, what leads visitors of old
 * addresses on, and what hosts read.
 * @returns how many pages were written
 */
export async function publish(
  site: Site,
  { server, makePayload, drawingsOf, script, write, year }: PublishOptions,
): Promise<number> {
  const { shellOf, frames } = site.registry
  const frame = shellOf(site)
  const shell = JSON.stringify(frame)
  const shellAddress = `/assets/shell-${digest(shell)}.json`
  write(shellAddress, shell)
  const render = server.pageRenderer(frame, { script, shellAddress, version: digest(script + shell), year })
  const pages = []
  for (const route of site.routes)
    pages.push({ route, ...(await render(await makePayload(server, site, route))) })
  const drawings = [...drawingsOf(site)].map(([path, draw]) => [path, draw()] as const)
  const { html, styles, sheets } = finishPages(
    pages,
    drawings.flatMap(([, text]) => drawnStyles(text)),
    {
      hash: (text) => createHash('sha256').update(text).digest('base64'),
      name: digest,
      frames,
    },
  )
  for (const [index, { route, payload }] of pages.entries()) {
    write(pageFile(route.path), html[index] ?? '')
    write(payloadAddress(route.path), JSON.stringify(payload))
  }
  for (const [path, text] of [...drawings, ...sheets]) write(path, text)
  for (const [file, redirect] of redirectFiles(site)) write(file, redirectPage(redirect, site))
  for (const [path, text] of hostFiles(hostingPolicy(site.redirects, { ...styles, frames })))
    write(path, text)
  write('sitemap.xml', sitemap(site))
  write('robots.txt', robots(site))
  write(manifestAddress, webManifest(site))
  const contact = site.routes.find(({ kind }) => kindOf(site.registry, kind).isForMessages)?.path
  write(securityTxtAddress, securityTxt({ ...site.organization, contact }, buildDay()))
  return site.routes.length
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)
