import { definePageKind } from '../../../content/model/definePageKind.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { developmentSchema } from './schema.ts'

export const development = definePageKind({
  name: 'development',
  schema: developmentSchema,
  facts: ownFacts,
})
