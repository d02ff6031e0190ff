import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { developmentSchema } from './schema.ts'

export const development = definePageKind({
  name: 'development',
  schema: developmentSchema,
  labels: labelsFor(),
  facts: ownFacts,
})
