import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { awardsSchema } from './schema.ts'

export const awards = definePageKind({
  name: 'awards',
  schema: awardsSchema,
  labels: labelsFor(),
  facts: ownFacts,
})
