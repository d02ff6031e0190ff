import { drawSiteArt, type Drawing } from './art/drawings.ts'
import { headerArtSlug } from './headerArtSlug.ts'
import type { Site } from '../content/buildSite.ts'
import type { PageKind } from './pages/pageKind.ts'

/** Kinds of page that are headed by a chart of their own instead of a band. */
const withoutBand: readonly PageKind[] = ['home', 'not-found']

/** Every drawing of a site, by its path below the site's root. Nothing is drawn until it is asked for. */
export function artworkOf({ firm, entries, routes }: Site): Map<string, Drawing['draw']> {
  // A past version of a legal page lies in the waters of the page as it is now.
  const headed = routes.filter(({ kind, supersededBy }) => !withoutBand.includes(kind) && !supersededBy)
  const drawings = drawSiteArt({
    bands: [
      ...headed.map(({ path }) => headerArtSlug(path)),
      ...headed
        .filter(({ kind }) => kind === 'development')
        .map(({ path }) => `${headerArtSlug(path)}-picture`),
    ],
    peopleSlugs: entries.attorneys.map(({ slug }) => slug),
    latitude: firm.latitude,
    longitude: firm.longitude,
  })
  return new Map(drawings.map(({ path, draw }) => [path, draw]))
}
