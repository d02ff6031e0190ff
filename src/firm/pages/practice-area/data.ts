import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import type { Site } from '../../../content/model/site.ts'
import type { Entry } from '../../../content/model/entry.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { practiceAreas, type PracticeArea } from '../../collections/practice-areas/schema.ts'
import { areaPath, areasInOrder } from '../../data/areas.ts'
import { peopleOfArea } from '../../data/people.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'

export const practiceArea = definePageKind({
  name: 'practice-area',
  collection: practiceAreas,
  schema: practiceAreas.schema,
  showsBody: true,
  shows: [attorneys],
  labels: labelsFor('practices'),
  facts: ({ site, entry }) => {
    // Both are shown elsewhere: in the contact form, and on cards.
    const { formOption: _formOption, summary: _summary, ...page } = omitRoutingFields(entry.data)
    return { page, slug: entry.slug, ...placeOf(site, entry), people: peopleOfArea(site, entry.slug) }
  },
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
