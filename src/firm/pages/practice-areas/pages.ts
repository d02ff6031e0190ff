import { figureSource } from '../../collections/claims.ts'
import { areaCards, practiceAreas } from '../../collections/practice-areas.ts'
import { peopleOfArea } from '../../collections/people.ts'
import { practiceList } from '../insights/listings.ts'
import { newestOf } from '../insights/pages.ts'
import { suggestId } from '../../../content/body/remarkHeadings.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema: pageSchema('practice-areas', 'The page that lists every practice area.', {}),
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({
    areas: areaCards(site).map((card) => ({ ...card, lead: peopleOfArea(site, card.slug)[0] })),
  }),
})

export const practiceArea = definePage({
  name: 'practice-area',
  collection: practiceAreas,
  schema: practiceAreas.schema,
  showsBody: true,
  idsOf: ({ services }) => services.map(({ title }) => suggestId(title)),
  facts: ({ site, entry }) => ({
    slug: entry.slug,
    sections: entry.data.services.map(({ title }) => suggestId(title)),
    people: peopleOfArea(site, entry.slug),
    source: figureSource({ site, entry }, ['figure']),
    insights: newestOf(site, practiceList(entry.slug)),
  }),
})
