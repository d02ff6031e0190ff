import type { Site } from '../src/content/buildSite.ts'
import type { Route } from '../src/content/publish/routes.ts'
import entry from '../src/firm/entryServer.tsx'
import { bodyRenderer } from './bodyRenderer.tsx'

const publication = { script: '/wake.js', shellAddress: '/shell.json', version: '1', year: 2026 }

/** The document of a page, without Vite. */
export async function renderPage(site: Site, route: Route): Promise<string> {
  const payload = entry.makePayload(site, route, bodyRenderer(site.firm))
  return (await entry.pageRenderer(entry.shellOf(site), publication)(payload)).html
}
