import { listOf } from '../../../content/model/fields.ts'
import { definePage, pageSchema, passage, section } from '../definePage.ts'
import { iconItem } from '../../collections/icons.ts'

export const diversity = definePage({
  name: 'diversity',
  schema: pageSchema('diversity', 'The Diversity & Inclusion page. The text below is the statement.', {
    commitments: section('The section with the commitments.', 'The heading of the commitments.', {
      items: listOf(iconItem.omit({ mark: true }), 'The firm’s commitments.'),
    }),
    careers: passage.describe('The section that leads to the careers page.'),
  }),
  shows: ['title', 'lede', 'commitments', 'careers'],
  showsBody: true,
})
