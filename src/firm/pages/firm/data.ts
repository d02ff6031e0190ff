import { definePageKind } from '../../../content/model/definePageKind.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { firmPageSchema } from './schema.ts'

export const firmPage = definePageKind({
  name: 'firm',
  schema: firmPageSchema,
  showsBody: true,
  facts: ({ entry }) => ({
    page: omitRoutingFields(entry.data),
  }),
})
