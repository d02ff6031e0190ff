import { listOf, shortText } from '../../../content/model/fields.ts'
import { action } from '../../fields/blocks.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { notFoundPath } from '../../../content/publish/addresses.ts'

const schema = pageSchema('not-found', 'What visitors see at an address that does not exist.', {
  headline: shortText(60, 'The large headline.'),
  links: listOf(action, 'Where visitors may want to go instead.'),
})

export const notFound = definePage({
  name: 'not-found',
  schema,
  address: notFoundPath,
  isListed: false,
  isSingle: true,
  isRequired: true,
  isApprovable: false,
})
