import { z } from 'zod'
import { figure } from '../../fields/blocks.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'

const schema = pageSchema('awards', 'The Achievements & Awards page.', {
  figures: exactLength(4, figure, 'The four headline statistics.'),
  categories: exactLength(
    3,
    z.strictObject({
      category: shortText(60, 'The heading of this category.'),
      text: text('One sentence about this category.'),
      awards: listOf(shortText(120, 'One award.'), 'The awards of this category.'),
    }),
    'The three categories of awards.',
  ),
})

export const awards = definePage({
  name: 'awards',
  schema,
})
