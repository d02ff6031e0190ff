import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { whyChooseSchema } from './schema.ts'

export const whyChoose = definePageKind({
  name: 'why-choose',
  schema: whyChooseSchema,
  labels: labelsFor(),
  facts: ownFacts,
})
