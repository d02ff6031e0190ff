import { areaDrawing } from '../../art.ts'
import { figureSource } from '../../collections/claims/queries.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { peopleOfArea } from '../../collections/attorneys/queries.ts'
import { practiceList, newestOf } from '../../collections/insights/queries.ts'
import { suggestId } from '../../../content/body/remarkHeadings.ts'
import { definePage } from '../../../content/model.ts'

export const practiceArea = definePage({
  name: 'practice-area',
  collection: practiceAreas,
  shows: ['title', 'lede', 'points', 'figure', 'serves', 'services'],
  showsBody: true,
  anchorsOf: ({ services }) => services.map(({ title }) => suggestId(title)),
  facts: ({ site, entry }) => ({
    drawing: areaDrawing(entry.slug),
    sections: entry.data.services.map(({ title }) => suggestId(title)),
    people: peopleOfArea(site, entry.slug),
    source: figureSource({ site, entry }, ['figure']),
    insights: newestOf(site, practiceList(entry.slug)),
  }),
})
