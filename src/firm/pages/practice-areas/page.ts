import { pick } from '../../../content/model.ts'
import { areaCard, areasInOrder } from '../../collections/practice-areas/queries.ts'
import { leadOf, personPath } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../definePage.ts'

export const practiceAreasPage = definePage({
  name: 'practice-areas',
  schema: pageSchema('practice-areas', 'The page that lists every practice area.', {}),
  shows: ['title', 'lede'],
  isSingle: true,
  showsBody: true,
  facts: ({ site }) => ({
    areas: areasInOrder(site).map((area) => {
      const lead = leadOf(site, area)
      return {
        ...areaCard(area),
        lead: lead && { ...pick(lead.data, ['name', 'title']), path: personPath(lead.slug) },
      }
    }),
  }),
})
