import { definePageKind } from '../../../content/model/definePageKind.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { newsSchema } from './schema.ts'

export const news = definePageKind({
  name: 'news',
  schema: newsSchema,
  isSingle: true,
  isRequired: true,
  facts: ({ entry }) => ({ page: omitRoutingFields(entry.data) }),
})
