import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { areasInOrder } from '../../data/areas.ts'
import type { Site } from '../../../content/model/site.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { contactSchema } from './schema.ts'

export const contact = definePageKind({
  name: 'contact',
  schema: contactSchema,
  isSingle: true,
  isForMessages: true,
  isRequired: true,
  shows: [practiceAreas],
  anchors: ['form', 'map'],
  chooses: { parameter: 'area', collection: practiceAreas, place: 'the contact form' },
  labels: labelsFor('form'),
  facts: ({ site, entry }) => ({
    page: omitRoutingFields(entry.data),
    options: formOptions(site, entry.data.form.generalArea),
  }),
})

/** The options of the form: each practice area by its own name, and one for everything else. */
const formOptions = (site: Site, general: string) => [
  ...areasInOrder(site).map(({ slug, data }) => ({ value: slug, label: data.formOption })),
  { value: 'general', label: general },
]
