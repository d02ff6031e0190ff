import { z } from 'zod'
import { listOf, practiceArea, sample, shortText, text, wholeNumber } from './fields.ts'

const person = {
  name: shortText(60, 'The person’s name as it is shown.'),
  order: wholeNumber('The person’s place in lists, lowest first.'),
  leadership: z
    .strictObject({
      role: shortText(60, 'The person’s office in the firm, for example Managing Partner.'),
      details: text('Two or three sentences about what the person does in that office.'),
      order: wholeNumber('The person’s place on the leadership page, lowest first.'),
    })
    .optional()
    .describe('For the people on the leadership page.'),
  sample,
}

const lawyer = {
  ...person,
  title: shortText(60, 'The person’s title, for example Senior Partner.'),
  specialization: shortText(80, 'The person’s field, as it is shown.'),
  practiceAreas: listOf(
    practiceArea('The name of a file in practice-areas, without .mdx.'),
    'The practice areas that this person works in.',
  ),
  experience: z
    .string()
    .regex(/^\d+\+? years$/, 'This is not written as "18+ years" or "5 years".')
    .describe('Years of practice as they are shown, for example 18+ years.'),
  education: listOf(shortText(100, 'School and degree.'), 'Schools and degrees, the latest first.'),
  featured: wholeNumber(
    'The person’s place among the four cards of the Attorneys page; left out for all others.',
  ).optional(),
}

/** `content/attorneys/NAME.mdx`: one person; `group` says which page lists them. The body is the biography. */
export const attorneySchema = z.discriminatedUnion('group', [
  z.strictObject({
    group: z.literal('partner').describe('partner = listed on the partners’ page.'),
    ...lawyer,
    keyAchievements: listOf(text('One sentence.'), 'What the person has achieved.'),
  }),
  z.strictObject({
    group: z.literal('associate').describe('associate = listed on the page of associates and counsel.'),
    ...lawyer,
    keyFocusAreas: listOf(shortText(90, 'One field of work.'), 'What the person works on.'),
  }),
  z.strictObject({
    group: z.literal('staff').describe('staff = shown on the leadership page only.'),
    ...person,
  }),
])

export type Attorney = z.output<typeof attorneySchema>
export type Partner = Extract<Attorney, { group: 'partner' }>
export type Associate = Extract<Attorney, { group: 'associate' }>
