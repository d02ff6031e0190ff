import { definePageKind } from '../../../content/model/definePageKind.ts'
import { labelsFor } from '../../labels/labelsFile.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'
import { newsSchema } from './schema.ts'

export const news = definePageKind({
  name: 'news',
  schema: newsSchema,
  isSingle: true,
  isRequired: true,
  labels: labelsFor(),
  facts: ({ entry }) => ({ page: omitRoutingFields(entry.data) }),
})
