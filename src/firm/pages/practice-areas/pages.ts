import { figureSource } from '../../collections/claims.ts'
import { areaCards, areaPath, areasInOrder, practiceAreas } from '../../collections/practice-areas.ts'
import { peopleOfArea } from '../../collections/people.ts'
import { insightsOfArea } from '../insights/pages.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { neighborsOf } from '../../../content/publish/trail.ts'

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
    place: areasInOrder(site).findIndex(({ slug }) => slug === entry.slug) + 1,
    neighbors: neighborsOf(areasInOrder(site), entry.slug).map(({ slug, data }) => ({
      label: data.menuLabel,
      path: areaPath(slug),
    })),
    people: peopleOfArea(site, entry.slug),
    source: figureSource({ site, entry }, ['figure']),
    insights: insightsOfArea(site, entry.slug),
  }),
})
