import { z } from 'zod'
import { exactLength, flag, listOf, shortText, text, year } from '../../../content/model/fields.ts'
import { definePage, ownPage, passage, section } from '../../../content/model.ts'
import { iconItem } from '../../collections/icons.ts'

const statement = passage.omit({ action: true }).extend({ sentence: text('The large sentence.') })

export const firmPage = definePage({
  ...ownPage('firm', 'The Our Firm page. The text below its fields is the history.', {
    historyTitle: shortText(40, 'The heading of the history.'),
    milestones: listOf(
      z.strictObject({
        year: year('The year in which it happened.'),
        text: text('One sentence about what happened.'),
        lesser: flag('true = above the ruler.').optional(),
      }),
      'The timeline, oldest first.',
    ),
    mission: statement.describe('The firm’s mission.'),
    vision: statement.describe('The firm’s vision.'),
    values: section('The section with the core values.', 'The heading of the values.', {
      items: exactLength(5, iconItem, 'The five core values.'),
    }),
  }),
  showsBody: true,
  facts: ({ site }) => ({ thisYear: Number(site.today?.slice(0, 4) ?? 0) }),
})
