import { exactLength } from '../../../content/model/fields.ts'
import { definePage, ownPage, passage, section } from '../../../content/model.ts'
import { leadersOf } from '../../collections/attorneys/queries.ts'
import { iconItem } from '../../collections/icons.ts'

export const about = definePage({
  ...ownPage('about', 'The About Us page. The text below its fields is the introduction.', {
    belief: passage.describe('The large sentence.'),
    foundation: passage.describe('The section that leads to the firm’s history.'),
    principles: section('The section with the guiding principles.', 'The heading of the principles.', {
      items: exactLength(4, iconItem, 'The four guiding principles.'),
    }),
    leadership: passage.describe('The section that leads to the leadership page.'),
  }),
  showsBody: true,
  facts: ({ site }) => ({
    leaders: leadersOf(site).map(({ name, office, path }) => ({ name, role: office.role, path })),
  }),
})
