import { areasInOrder } from '../../collections/practice-areas/queries.ts'
import { areaCard } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../definePage.ts'

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema: pageSchema('practice-areas', 'The page that lists every practice area.', {}),
  shows: ['title', 'lede'],
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({ areas: areasInOrder(site).map((area) => areaCard(site, area)) }),
})
