import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { diversitySchema } from './schema.ts'

export const diversity = definePageKind({
  name: 'diversity',
  schema: diversitySchema,
  showsBody: true,
  labels: labelsFor(),
  facts: ownFacts,
})
