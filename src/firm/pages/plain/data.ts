import { definePageKind } from '../../../content/model/definePageKind.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { plainSchema } from './schema.ts'

export const plain = definePageKind({
  name: 'plain',
  schema: plainSchema,
  showsBody: true,
  isOffered: true,
  facts: ({ entry }) => ({
    page: omitRoutingFields(entry.data),
  }),
})
