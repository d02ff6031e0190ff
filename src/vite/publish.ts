import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Site } from '../site/buildSite.ts'
import { payloadAddress } from '../site/addresses.ts'
import { notFoundPath } from '../site/routes.ts'
import { artworkOf } from './artwork.ts'
import { hostRedirects, redirectFile, redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'
import { robots, sitemap } from './sitemap.ts'

/** What the pages are published with. */
export interface PublishOptions {
  server: ServerEntry
  /** The address of the script that wakes pages. */
  script: string
  /** The folder to write into. */
  folder: string
  /** The year of the copyright line. */
  year: number
}

/**
 * Writes every page of a site: its HTML, its payload beside it, the drawings, the sitemap, and what
 * leads visitors of old addresses on.
 * @returns how many pages were written
 */
export async function publish(site: Site, { server, script, folder, year }: PublishOptions): Promise<number> {
  const write = (path: string, text: string) => {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const shell = server.renderShell(site)
  const shellAddress = `/assets/shell-${digest(shell)}.json`
  write(shellAddress, shell)
  const render = server.pageRenderer(site, { script, shellAddress, version: digest(script + shell), year })
  for (const route of site.routes) {
    const { html, payload } = await render(route)
    write(route.path === notFoundPath ? '404.html' : join(route.path, 'index.html'), html)
    write(payloadAddress(route.path), JSON.stringify(payload))
  }
  for (const [path, draw] of artworkOf(site)) write(path, draw())
  for (const redirect of site.redirects) write(redirectFile(redirect), redirectPage(redirect, site))
  if (site.redirects.length > 0) write('_redirects', hostRedirects(site.redirects))
  write('sitemap.xml', sitemap(site))
  write('robots.txt', robots(site))
  return site.routes.length
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 10)
