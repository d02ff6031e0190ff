import { z } from 'zod'
import { action } from '../../fields/blocks.ts'
import { listOf, shortText, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { jobs } from '../../collections/jobs.ts'
import { jobsOf } from '../../data/jobs.ts'

const schema = pageSchema('join', 'The Join Our Team page, with the open roles.', {
  roles: z
    .strictObject({
      title: shortText(60, 'The heading above the roles.'),
      text: text('One or two sentences above the roles.'),
      none: text('One or two sentences that stand there instead while no role is open.'),
      apply: action.describe('The button at each role.'),
    })
    .describe('The section with the open roles.'),
  benefits: z
    .strictObject({
      title: shortText(60, 'The heading of the benefits.'),
      items: listOf(text('One benefit, as a sentence.'), 'What the firm offers, one benefit each.'),
    })
    .describe('The section with the benefits.'),
})

export const join = definePage({
  name: 'join',
  schema,
  isSingle: true,
  lists: {
    collection: jobs,
    where: { field: 'page', is: 'join' },
    list: 'roles with page: join',
    order: ['order'],
  },
  facts: (context) => ({ roles: jobsOf(context, 'join') }),
})
