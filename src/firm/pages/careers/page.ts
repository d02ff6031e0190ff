import { z } from 'zod'
import { action, figure, iconItem, passage } from '../../fields/blocks.ts'
import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { jobs } from '../../collections/jobs.ts'
import { jobsOf } from '../../data/jobs.ts'

const schema = pageSchema('careers', 'The Careers page, with the current openings.', {
  culture: z
    .strictObject({
      title: shortText(60, 'The heading of the section.'),
      text: text('One paragraph.'),
      figure: figure.optional().describe('A figure beside the paragraph.'),
      highlights: exactLength(4, iconItem, 'The four highlights of working here.'),
    })
    .describe('The section about working here.'),
  openings: z
    .strictObject({
      title: shortText(60, 'The heading above the list.'),
      text: text('One or two sentences above the list.'),
      none: text('One or two sentences that stand there instead while no position is open.'),
      apply: action.describe('The link at each opening.'),
      contact: passage.describe('What stands below the list, for those who found nothing in it.'),
    })
    .describe('The section with the current openings.'),
})

export const careers = definePage({
  name: 'careers',
  schema,
  isSingle: true,
  lists: {
    collection: jobs,
    where: { field: 'page', is: 'careers' },
    list: 'roles with page: careers',
    order: ['order'],
  },
  facts: (context) => ({ openings: jobsOf(context, 'careers') }),
})
