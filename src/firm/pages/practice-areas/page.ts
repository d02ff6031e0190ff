import { areasInOrder } from '../../collections/practice-areas/queries.ts'
import { areaCard } from '../../collections/attorneys/queries.ts'
import { definePage, ownPage } from '../../../content/model.ts'

export const practiceAreasPage = definePage({
  ...ownPage('practice-areas', 'The page that lists every practice area.', {}),
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({ areas: areasInOrder(site).map((area) => areaCard(site, area)) }),
})
