import { exactLength } from '../../../content/model/fields.ts'
import { definePage, pageSchema, passage, section } from '../definePage.ts'
import { iconItem } from '../../collections/icons.ts'

export const about = definePage({
  name: 'about',
  schema: pageSchema('about', 'The About Us page. The text below its fields is the introduction.', {
    foundation: passage.describe('The section that leads to the firm’s history.'),
    principles: section('The section with the guiding principles.', 'The heading of the principles.', {
      items: exactLength(4, iconItem, 'The four guiding principles.'),
    }),
    leadership: passage.describe('The section that leads to the leadership page.'),
  }),
  shows: ['title', 'lede', 'foundation', 'principles', 'leadership'],
  showsBody: true,
})
