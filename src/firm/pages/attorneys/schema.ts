import { z } from 'zod'
import { action, figure, passage } from '../blocks.ts'
import { exactLength, listOf, shortText, text, wholeNumber } from '../../../content/model/fields.ts'
import { pageFields, placeFields } from '../page.ts'

const peopleCount = wholeNumber(
  'How many people the page lists. The check compares, so that nobody is lost by accident.',
)

export const leadershipSchema = z.strictObject({
  template: z
    .literal('leadership')
    .describe('The Leadership page. It lists the people whose files have a leadership field.'),
  ...pageFields,
  ...placeFields,
  people: peopleCount,
})

export const partnersSchema = z.strictObject({
  template: z.literal('partners').describe('The page that lists all partners.'),
  ...pageFields,
  ...placeFields,
  people: peopleCount,
})

export const associatesSchema = z.strictObject({
  template: z.literal('associates').describe('The page that lists all associates and counsel.'),
  ...pageFields,
  ...placeFields,
  people: peopleCount,
})

export const attorneysSchema = z.strictObject({
  template: z.literal('attorneys').describe('The Attorneys page.'),
  ...pageFields,
  ...placeFields,
  partners: passage.describe('The section with four partners.'),
  associates: passage.describe('The section with four associates.'),
  accolades: z
    .strictObject({
      title: shortText(60, 'The heading of the awards.'),
      awards: exactLength(4, shortText(60, 'One award.'), 'The four awards that are shown.'),
      action: action.describe('The link at the end of the section.'),
    })
    .describe('The section with four awards.'),
})

export const awardsSchema = z.strictObject({
  template: z.literal('awards').describe('The Achievements & Awards page.'),
  ...pageFields,
  ...placeFields,
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
