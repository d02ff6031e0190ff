import type { PageContext } from '../../../content/model/site.ts'
import {
  areaCards,
  areaPath,
  areasInOrder,
  practiceAreas,
  type PracticeArea,
} from '../../collections/practice-areas.ts'
import { peopleOfArea } from '../../collections/people.ts'
import { definePage, pageSchema } from '../../definePage.ts'

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
  facts: (context) => ({
    slug: context.entry.slug,
    ...placeOf(context),
    people: peopleOfArea(context.site, context.entry.slug),
  }),
})

/** Its place among the practice areas, from 1, and those before and after it, in order and round in a circle. */
function placeOf({ site, entry: { slug } }: PageContext<PracticeArea>) {
  const areas = areasInOrder(site)
  const index = areas.findIndex((area) => area.slug === slug)
  const neighbors = [areas.at(index - 1), areas[(index + 1) % areas.length]].flatMap((area) =>
    area && area.slug !== slug ? [{ label: area.data.menuLabel, path: areaPath(area.slug) }] : [],
  )
  return { place: index + 1, neighbors }
}
