import { drawSiteArt, type Drawing } from '../art/drawings.ts'
import type { Site } from '../site/buildSite.ts'

/** Every drawing of a site, by its path below the site's root. Nothing is drawn until it is asked for. */
export function artworkOf({ firm, entries, routes }: Site): Map<string, Drawing['draw']> {
  const drawings = drawSiteArt({
    practiceSlugs: entries['practice-areas'].map(({ slug }) => slug),
    peopleSlugs: entries.attorneys.map(({ slug }) => slug),
    otherSeeds: routes.flatMap(({ path, kind, supersededBy }) =>
      supersededBy ? [] : [bandName(path), kind],
    ),
    latitude: firm.latitude,
    longitude: firm.longitude,
  })
  return new Map(drawings.map(({ path, draw }) => [path, draw]))
}

/** The name of a page's band is the last part of its address: `/about/firm` → `firm`. */
const bandName = (path: string): string => path.slice(path.lastIndexOf('/') + 1) || 'home'
