import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { areaCards } from '../../data/areas.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { practiceAreasSchema } from './schema.ts'

export const practiceAreasPage = definePageKind({
  name: 'practice-areas',
  schema: practiceAreasSchema,
  isSingle: true,
  showsBody: true,
  shows: [practiceAreas],
  labels: labelsFor(),
  facts: ({ site, entry }) => ({
    page: omitRoutingFields(entry.data),
    areas: areaCards(site),
  }),
})
