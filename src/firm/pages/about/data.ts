import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { aboutSchema } from './schema.ts'

export const about = definePageKind({
  name: 'about',
  schema: aboutSchema,
  showsBody: true,
  labels: labelsFor('founding'),
  facts: ownFacts,
})
