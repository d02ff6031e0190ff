import { z } from 'zod'
import { exactLength, listOf, shortText, text, year } from '../../../content/model/fields.ts'
import { attorneys } from '../../collections/attorneys.ts'
import { leadersOf } from '../../collections/people.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { iconItem } from '../../icons.ts'
import { action, passage, section } from '../../../content/model/pageFields.ts'

export const about = definePage({
  name: 'about',
  schema: pageSchema('about', 'The About Us page. The text below its fields is the introduction.', {
    foundation: passage.describe('The section that leads to the firm’s history.'),
    principles: section('The section with the guiding principles.', 'The heading of the principles.', {
      items: exactLength(4, iconItem, 'The four guiding principles.'),
    }),
    leadership: passage.describe('The section that leads to the leadership page.'),
  }),
  showsBody: true,
})

const statement = passage.omit({ action: true })

export const firmPage = definePage({
  name: 'firm',
  schema: pageSchema('firm', 'The Our Firm page. The text below its fields is the history.', {
    historyTitle: shortText(40, 'The heading of the history.'),
    milestones: listOf(
      z.strictObject({
        year: year('The year in which it happened.'),
        text: text('One sentence about what happened.'),
      }),
      'The timeline next to the history, oldest first.',
    ),
    mission: statement.describe('The firm’s mission.'),
    vision: statement.describe('The firm’s vision.'),
    values: section('The section with the core values.', 'The heading of the values.', {
      items: exactLength(5, iconItem, 'The five core values.'),
    }),
  }),
  showsBody: true,
})

export const leadership = definePage({
  name: 'leadership',
  schema: pageSchema('leadership', 'The Leadership page. It lists people with a leadership field.', {}),
  isSingle: true,
  lists: { collection: attorneys, where: { field: 'leadership' } },
  facts: (context) => ({ leaders: leadersOf(context) }),
})

export const whyChoose = definePage({
  name: 'why-choose',
  schema: pageSchema('why-choose', 'The Why Choose Us page, with its six reasons.', {
    reasons: exactLength(6, iconItem, 'The six reasons.'),
    action: action.describe('The link below the reasons.'),
  }),
})

export const diversity = definePage({
  name: 'diversity',
  schema: pageSchema('diversity', 'The Diversity & Inclusion page. The text below is the statement.', {
    commitments: section('The section with the commitments.', 'The heading of the commitments.', {
      items: listOf(iconItem.omit({ mark: true }), 'The firm’s commitments.'),
    }),
    careers: passage.describe('The section that leads to the careers page.'),
  }),
  showsBody: true,
})
