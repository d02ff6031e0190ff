import type { Site } from '../../../content/model/site.ts'
import { figureSource } from '../../collections/claims.ts'
import { areaCards, areaPath, areasInOrder, practiceAreas } from '../../collections/practice-areas.ts'
import { peopleOfArea } from '../../collections/people.ts'
import { definePage, pageSchema } from '../../definePage.ts'

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema: pageSchema('practice-areas', 'The page that lists every practice area.', {}),
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({ areas: areaCards(site) }),
})

export const practiceArea = definePage({
  name: 'practice-area',
  collection: practiceAreas,
  schema: practiceAreas.schema,
  showsBody: true,
  facts: ({ site, entry }) => ({
    slug: entry.slug,
    ...positionOf(site, entry.slug),
    people: peopleOfArea(site, entry.slug),
    source: figureSource({ site, entry }, ['figure']),
  }),
})

/** Its position among the practice areas, from 1, and its neighbors. The first follows the last. */
function positionOf(site: Site, slug: string) {
  const areas = areasInOrder(site)
  const index = areas.findIndex((area) => area.slug === slug)
  const neighbors = [areas.at(index - 1), areas[(index + 1) % areas.length]].flatMap((area) =>
    area && area.slug !== slug ? [{ label: area.data.menuLabel, path: areaPath(area.slug) }] : [],
  )
  return { place: index + 1, neighbors }
}
