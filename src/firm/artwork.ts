import { entriesOf } from '../content/model/content.ts'
import { attorneys } from './collections/attorneys/schema.ts'
import type { Site } from '../content/model/site.ts'
import { drawSiteArt, type Drawings } from './drawings.ts'
import { ownBand, sharedBand } from './art/headerBand.ts'
import { kinds } from './kinds.ts'
import { firmOf } from './makePayload.ts'

/** Kinds of page that have another chart at their head instead of a band. */
const withoutBand = new Set<string>([kinds.home.name, kinds['not-found'].name])

/** Every drawing of a site. */
export function artworkOf(site: Site): Drawings {
  const { latitude, longitude } = firmOf(site)
  // A past version of a legal page is headed by the band of the page as it is now.
  const headed = site.routes.filter(({ kind, supersededBy }) => !withoutBand.has(kind) && !supersededBy)
  return drawSiteArt({
    bands: [
      ...headed.map(({ kind, path }) =>
        kind === kinds['practice-area'].name ? ownBand(path) : sharedBand(path),
      ),
      ...headed
        .filter(({ kind }) => kind === kinds.development.name)
        .map(({ path }) => `${ownBand(path)}-picture`),
    ],
    peopleSlugs: entriesOf(site, attorneys).map(({ slug }) => slug),
    latitude,
    longitude,
  })
}
