import { labelsFor } from '../../labels/labelsFile.ts'
import { definePageKind } from '../../../content/model/definePageKind.ts'
import { notFoundPath } from '../../../content/publish/addresses.ts'
import { ownFacts } from '../../fields/omitRoutingFields.ts'
import { notFoundSchema } from './schema.ts'

export const notFound = definePageKind({
  name: 'not-found',
  schema: notFoundSchema,
  address: notFoundPath,
  isListed: false,
  isSingle: true,
  isRequired: true,
  isApprovable: false,
  labels: labelsFor(),
  facts: ownFacts,
})
