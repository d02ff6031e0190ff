import { definePage } from '../../definePage.ts'
import type { Site } from '../../../content/model/site.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { practiceAreas, type PracticeArea } from '../../collections/practice-areas.ts'
import { areaPath, areasInOrder } from '../../data/areas.ts'
import { peopleOfArea } from '../../data/people.ts'

export const practiceArea = definePage({
  name: 'practice-area',
  collection: practiceAreas,
  schema: practiceAreas.schema,
  showsBody: true,
  facts: ({ site, entry }) => ({
    slug: entry.slug,
    ...placeOf(site, entry),
    people: peopleOfArea(site, entry.slug),
  }),
})

/** Its place among the practice areas, from 1, and those before and after it, in order and round in a circle. */
function placeOf(site: Site, { slug }: Entry<PracticeArea>) {
  const areas = areasInOrder(site)
  const index = areas.findIndex((area) => area.slug === slug)
  const neighbours = [areas.at(index - 1), areas[(index + 1) % areas.length]].flatMap((area) =>
    area && area.slug !== slug ? [{ label: area.data.menuLabel, path: areaPath(area.slug) }] : [],
  )
  return { place: index + 1, neighbours }
}
