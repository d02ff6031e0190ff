import { listOf } from '../../../content/model/fields.ts'
import { definePage, ownPage, passage, section } from '../../../content/model.ts'
import { iconItem } from '../../collections/icons.ts'

export const diversity = definePage({
  ...ownPage('diversity', 'The Diversity & Inclusion page. The text below is the statement.', {
    commitments: section('The section with the commitments.', 'The heading of the commitments.', {
      items: listOf(iconItem.omit({ mark: true }), 'The firm’s commitments.'),
    }),
    careers: passage.describe('The section that leads to the careers page.'),
  }),
  showsBody: true,
})
