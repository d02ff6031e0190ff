import type { FinishedPage } from '../compliance/readPages.ts'
import type { Site } from '../content/model/site.ts'
import type { Bodies } from '../node/bodies.ts'
import { siteRenderer } from './renderSite.ts'

/** Renders all pages in memory, as a build would write them. */
export async function finishedPages(site: Site, bodies: Bodies): Promise<Map<string, FinishedPage>> {
  const render = siteRenderer(site, { bodies })
  const pages = new Map<string, FinishedPage>()
  for (const route of site.routes) {
    const { html, payload } = await render(route)
    pages.set(route.path, { html, data: payload })
  }
  return pages
}
