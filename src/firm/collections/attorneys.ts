import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import {
  email,
  listOf,
  phone,
  picture,
  sample,
  shortText,
  text,
  reviewFields,
  wholeNumber,
  year,
  publishFields,
} from '../../content/model/fields.ts'
import { description } from '../../content/model/pageFields.ts'
import { practiceArea } from './practice-areas.ts'

const person = {
  name: shortText(60, 'The person’s name, as the page shows it.'),
  familyName: shortText(
    60,
    'The family name as in the name, if it’s more than the last word: García Márquez. Lists are sorted by it.',
  ).optional(),
  order: wholeNumber(
    'The person’s position in lists: 1 comes first. Without it, people are listed by family name.',
  ).optional(),
  portrait: picture(
    'The name of a photograph in the same folder, for example ./jane-sample.jpg. Without one, a drawing is shown.',
  ).optional(),
  portraitAlt: shortText(
    200,
    'What the photograph shows, for people who can’t see it. If left out, it’s “Portrait of” and the name.',
  ).optional(),
  leadership: z
    .strictObject({
      role: shortText(60, 'The person’s office in the firm, for example Managing Partner.'),
      details: text('Two or three sentences about what the person does in that office.'),
      order: wholeNumber('The person’s position on the leadership page: 1 comes first.'),
    })
    .optional()
    .describe('The person’s office in the firm. Only for people on the leadership page.'),
  description: description.optional(),
  phone: phone(
    'The person’s direct phone number with its country code, for example +1 212 555 0142.',
  ).optional(),
  email: email('The person’s e-mail address.').optional(),
  languages: listOf(
    shortText(40, 'A language, for example Spanish.'),
    'The languages in which clients can write to this person.',
  ).optional(),
  ...reviewFields,
  ...publishFields,
  sample,
}

const lawyer = {
  ...person,
  title: shortText(60, 'The person’s title, for example Senior Partner.'),
  specialization: shortText(80, 'The person’s field of law, as the page shows it, for example Tax Law.'),
  practiceAreas: listOf(
    practiceArea('The name of a file in the folder practice-areas, without .mdx, for example tax-law.'),
    'The practice areas that this person works in, the main one first.',
  ),
  experience: z
    .string()
    .regex(/^(?:1 year|(?!1 )\d+\+? years)$/, 'must be written like 18+ years, 5 years or 1 year')
    .meta({
      description: 'Years of practice, as the page shows them, for example 18+ years.',
      examples: ['18+ years'],
    }),
  education: listOf(
    shortText(100, 'A degree and its school, for example J.D., Columbia Law School.'),
    'Degrees and schools, the latest first.',
  ),
  admissions: listOf(
    shortText(60, 'A bar and the year of admission, for example New York, 2012.'),
    'The bars to which this person is admitted.',
  ).optional(),
  courts: listOf(
    shortText(80, 'A court, for example U.S. District Court, Southern District of New York.'),
    'The courts to which this person is admitted besides those of the state.',
  ).optional(),
  matters: listOf(
    z.strictObject({
      year: year('The year of the matter.'),
      text: text('One sentence about the matter, without the client’s name.'),
    }),
    'Matters that show what this person does, the latest first.',
  ).optional(),
  featured: wholeNumber(
    'The person’s position, 1 to 4, among their group’s four cards on the Attorneys page. Leave it out for everyone else.',
  ).optional(),
}

/** `content/attorneys/NAME.mdx`: one person, with a page. `group` decides which page lists them. The body is the biography. */
const attorneySchema = z.discriminatedUnion('group', [
  z.strictObject({
    group: z.literal('partner').describe('partner = listed on the page of partners.'),
    ...lawyer,
    keyAchievements: listOf(text('One sentence.'), 'What the person has achieved, a sentence each.'),
  }),
  z.strictObject({
    group: z.literal('associate').describe('associate = listed on the page of associates and counsel.'),
    ...lawyer,
    keyFocusAreas: listOf(shortText(90, 'One field of work, in a few words.'), 'What the person works on.'),
  }),
  z.strictObject({
    group: z.literal('staff').describe('staff = not a lawyer, in no list of lawyers.'),
    ...person,
  }),
])

export type Attorney = z.output<typeof attorneySchema>
export type Partner = Extract<Attorney, { group: 'partner' }>
export type Associate = Extract<Attorney, { group: 'associate' }>

export const attorneys = defineCollection({
  name: 'attorneys',
  title: 'Person',
  noun: 'a person',
  schema: attorneySchema,
  base: '/attorneys',
  uniqueFields: ['name', 'order', 'leadership', 'featured'],
  creation: {
    word: 'person',
    naming: { field: 'name', sentence: 'What is the person’s name, as the page shows it?' },
    variants: {
      field: 'group',
      sentence: 'Which group do they belong to?',
      choices: [
        { word: 'partner', words: 'listed on the page of partners' },
        { word: 'associate', words: 'listed on the page of associates and counsel' },
        { word: 'staff', words: 'not a lawyer, in no list of lawyers' },
      ],
    },
    // What staff do is said by their office.
    defaults: ({ form }): Record<string, string[]> => (form === 'staff' ? { leadership: [] } : {}),
    body: ['<!-- The biography, one sentence per line. Visitors don’t see this comment. -->', ''],
  },
})
