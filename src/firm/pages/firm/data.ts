import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { firmPageSchema } from './schema.ts'

export const firmPage = definePageKind({
  name: 'firm',
  schema: firmPageSchema,
  showsBody: true,
  labels: labelsFor('founding'),
  facts: ownFacts,
})
