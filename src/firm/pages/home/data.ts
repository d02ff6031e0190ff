import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { areaCards } from '../../data/areas.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import type { AreaCard } from '../../data/types.ts'
import { homeSchema } from './schema.ts'

export const home = definePageKind({
  name: 'home',
  schema: homeSchema,
  address: '/',
  isSingle: true,
  isRequired: true,
  shows: [practiceAreas],
  labels: labelsFor('compass'),
  facts: ({ site, entry }) => ({
    page: omitRoutingFields(entry.data),
    areas: cardsOf(areaCards(site), entry.data.expertise.areas),
  }),
})

const cardsOf = (cards: readonly AreaCard[], slugs: readonly string[]): AreaCard[] =>
  slugs.flatMap((slug) => cards.filter((card) => card.slug === slug))
