import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { areaCards } from '../../data/areas.ts'

const schema = pageSchema('practice-areas', 'The page that lists every practice area.', {})

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema,
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({
    areas: areaCards(site),
  }),
})
