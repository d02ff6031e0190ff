import { z } from 'zod'
import { iconItem } from '../../fields/blocks.ts'
import { exactLength, listOf, shortText, text, year } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const statement = z.strictObject({
  title: shortText(40, 'The heading of the statement.'),
  text: text('One paragraph.'),
})

const schema = pageSchema('firm', 'The Our Firm page. The text below its fields is the history.', {
  historyTitle: shortText(40, 'The heading of the history.'),
  milestones: listOf(
    z.strictObject({
      year: year('The year in which it happened.'),
      text: text('One sentence about what happened.'),
    }),
    'The chronicle beside the history, oldest first.',
  ),
  mission: statement.describe('The firm’s mission.'),
  vision: statement.describe('The firm’s vision.'),
  values: z
    .strictObject({
      title: shortText(60, 'The heading of the values.'),
      items: exactLength(5, iconItem, 'The five core values.'),
    })
    .describe('The section with the core values.'),
})

export const firmPage = definePage({
  name: 'firm',
  schema,
  showsBody: true,
})
