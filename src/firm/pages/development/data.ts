import { definePageKind } from '../../../content/model/definePageKind.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { developmentSchema } from './schema.ts'

export const development = definePageKind({
  name: 'development',
  schema: developmentSchema,
  facts: ({ entry }) => ({
    page: omitRoutingFields(entry.data),
  }),
})
