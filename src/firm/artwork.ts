import { entriesOf } from '../content/model/content.ts'
import { attorneys } from './collections/attorneys/schema.ts'
import type { Site } from '../content/model/site.ts'
import { drawSiteArt, type Drawings } from './drawings.ts'
import { headerArtSlug } from './art/headerArtSlug.ts'
import { kinds } from './kinds.ts'
import { firmOf } from './makePayload.ts'

/** Kinds of page that are headed by a chart of their own instead of a band. */
const withoutBand = new Set<string>([kinds.home.name, kinds['not-found'].name])

/** Every drawing of a site. */
export function artworkOf(site: Site): Drawings {
  const { latitude, longitude } = firmOf(site)
  // A past version of a legal page is headed by the band of the page as it is now.
  const headed = site.routes.filter(({ kind, supersededBy }) => !withoutBand.has(kind) && !supersededBy)
  return drawSiteArt({
    bands: [
      ...headed.map(({ path }) => headerArtSlug(path)),
      ...headed
        .filter(({ kind }) => kind === kinds.development.name)
        .map(({ path }) => `${headerArtSlug(path)}-picture`),
    ],
    peopleSlugs: entriesOf(site, attorneys).map(({ slug }) => slug),
    latitude,
    longitude,
  })
}
