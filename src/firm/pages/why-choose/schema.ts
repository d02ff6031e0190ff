import { z } from 'zod'
import { action, iconItem } from '../../fields/blocks.ts'
import { exactLength } from '../../../content/model/fields.ts'
import { pageFields, placeFields } from '../../fields/page.ts'

export const whyChooseSchema = z.strictObject({
  template: z.literal('why-choose').describe('The Why Choose Us page, with its six reasons.'),
  ...pageFields,
  ...placeFields,
  reasons: exactLength(6, iconItem, 'The six reasons.'),
  action: action.describe('The link below the reasons.'),
})
