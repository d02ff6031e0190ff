import { z } from 'zod'
import { iconItem, passage } from '../../fields/blocks.ts'
import { exactLength, shortText } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const schema = pageSchema('about', 'The About Us page. The text below its fields is the introduction.', {
  foundation: passage.describe('The section that leads to the firm’s history.'),
  principles: z
    .strictObject({
      title: shortText(60, 'The heading of the principles.'),
      items: exactLength(4, iconItem, 'The four guiding principles.'),
    })
    .describe('The section with the guiding principles.'),
  leadership: passage.describe('The section that leads to the leadership page.'),
})

export const about = definePage({
  name: 'about',
  schema,
  showsBody: true,
})
