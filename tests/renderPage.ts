import { pageRenderer } from '../src/app/entryServer.tsx'
import { withHistory } from '../src/review/history/pastChanges.ts'
import type { Site } from '../src/site/buildSite.ts'
import { makePayload } from '../src/site/facts/makePayload.ts'
import type { Route } from '../src/site/routes.ts'
import { proseRenderer } from './renderProse.tsx'

const publication = { script: '/wake.js', shellAddress: '/shell.json', version: '1', year: 2026 }

/** The document of a page, without Vite. */
export async function renderPage(site: Site, route: Route): Promise<string> {
  const payload = withHistory(makePayload(site, route, proseRenderer(site.firm)), site, route)
  return (await pageRenderer(site, publication)(payload)).html
}
