import type { Site } from '../../content/model/site.ts'
import { extractPage, extractSite } from '../text/extractSite.ts'
import type { SiteText } from '../text/types.ts'

/** The site as it is read at every address: with the past versions of legal pages, which are judged no more. */
export const readWithVersions = (site: Site): SiteText => ({
  ...extractSite(site),
  pages: site.routes.map((route) => extractPage(site, route)),
})
