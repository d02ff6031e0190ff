import type { Site } from '../../content/buildSite.ts'
import { readPage, readPages } from '../text/readPages.ts'
import type { SiteReading } from '../text/types.ts'

/** The site as it is read at every address: with the past versions of legal pages, which are judged no more. */
export const readWithVersions = (site: Site): SiteReading => ({
  ...readPages(site),
  pages: site.routes.map((route) => readPage(site, route)),
})
