import { listOf, shortText } from '../../../content/model/fields.ts'
import { action } from '../../fields/blocks.ts'
import { pageSchema } from '../../fields/page.ts'

export const notFoundSchema = pageSchema(
  'not-found',
  'What visitors see at an address that does not exist.',
  {
    headline: shortText(60, 'The large headline.'),
    links: listOf(action, 'Where visitors may want to go instead.'),
  },
)
