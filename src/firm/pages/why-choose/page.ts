import { action, iconItem } from '../../fields/blocks.ts'
import { exactLength } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const schema = pageSchema('why-choose', 'The Why Choose Us page, with its six reasons.', {
  reasons: exactLength(6, iconItem, 'The six reasons.'),
  action: action.describe('The link below the reasons.'),
})

export const whyChoose = definePage({
  name: 'why-choose',
  schema,
})
