import { z } from 'zod'
import { passage } from '../../fields/blocks.ts'
import { listOf, shortText, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const schema = pageSchema(
  'diversity',
  'The Diversity & Inclusion page. The text below its fields is the statement.',
  {
    commitments: z
      .strictObject({
        title: shortText(60, 'The heading of the commitments.'),
        items: listOf(
          z.strictObject({
            title: shortText(60, 'The commitment in a few words.'),
            description: text('One or two sentences about it.'),
          }),
          'What the firm has committed itself to.',
        ),
      })
      .describe('The section with the commitments.'),
    careers: passage.describe('The section that leads to the careers page.'),
  },
)

export const diversity = definePage({
  name: 'diversity',
  schema,
  showsBody: true,
})
