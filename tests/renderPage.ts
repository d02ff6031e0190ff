import { pageRenderer } from '../src/render/entryServer.tsx'
import { withHistory } from '../src/compliance/legalVersions/pastChanges.ts'
import type { Site } from '../src/content/buildSite.ts'
import { makePayload } from '../src/firm/data/makePayload.ts'
import type { Route } from '../src/content/publish/routes.ts'
import { proseRenderer } from './renderProse.tsx'

const publication = { script: '/wake.js', shellAddress: '/shell.json', version: '1', year: 2026 }

/** The document of a page, without Vite. */
export async function renderPage(site: Site, route: Route): Promise<string> {
  const payload = withHistory(makePayload(site, route, proseRenderer(site.firm)), site, route)
  return (await pageRenderer(site, publication)(payload)).html
}
