import { areaCards } from '../../collections/practice-areas/queries.ts'
import { peopleOfArea } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../definePage.ts'

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema: pageSchema('practice-areas', 'The page that lists every practice area.', {}),
  shows: ['title', 'lede'],
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({
    areas: areaCards(site).map((card) => ({ ...card, lead: peopleOfArea(site, card.slug)[0] })),
  }),
})
