import { exactLength, text } from '../../../content/model/fields.ts'
import { action, definePage, ownPage } from '../../../content/model.ts'
import { iconItem } from '../../collections/icons.ts'

export const whyChoose = definePage({
  ...ownPage('why-choose', 'The Why Choose Us page, with its six reasons.', {
    reasons: exactLength(6, iconItem.extend({ sentence: text('The large sentence.') }), 'The six reasons.'),
    action: action.describe('The link below the reasons.'),
  }),
})
