import { figureSource } from '../../collections/claims.ts'
import {
  areaCards,
  areaPath,
  areasInOrder,
  practiceAreas,
  type PracticeArea,
} from '../../collections/practice-areas.ts'
import { peopleOfArea } from '../../collections/people.ts'
import { suggestId } from '../../../content/body/remarkHeadings.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { neighborsOf } from '../../../content/publish/trail.ts'

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema: pageSchema('practice-areas', 'The page that lists every practice area.', {}),
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({
    areas: areaCards(site).map((card) => ({ ...card, lead: peopleOfArea(site, card.slug)[0] })),
  }),
})

const sectionsOf = ({ services }: PracticeArea) => services.map(({ title }) => suggestId(title))

export const practiceArea = definePage({
  name: 'practice-area',
  collection: practiceAreas,
  schema: practiceAreas.schema,
  showsBody: true,
  idsOf: sectionsOf,
  facts: ({ site, entry }) => ({
    slug: entry.slug,
    place: areasInOrder(site).findIndex(({ slug }) => slug === entry.slug) + 1,
    neighbors: neighborsOf(areasInOrder(site), entry.slug).map(({ slug, data }) => ({
      label: data.menuLabel,
      path: areaPath(slug),
    })),
    sections: sectionsOf(entry.data),
    people: peopleOfArea(site, entry.slug),
    source: figureSource({ site, entry }, ['figure']),
  }),
})
