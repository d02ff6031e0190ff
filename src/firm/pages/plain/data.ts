import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { plainSchema } from './schema.ts'

export const plain = definePageKind({
  name: 'plain',
  schema: plainSchema,
  showsBody: true,
  isOffered: true,
  labels: labelsFor(),
  facts: ownFacts,
})
