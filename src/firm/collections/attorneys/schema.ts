import { z } from 'zod'
import { defineCollection, description } from '../../../content/model.ts'
import * as f from '../../../content/model/fields.ts'
import { practiceArea } from '../practice-areas/schema.ts'

const { email, listOf, phone, picture, shortText, text, wholeNumber } = f

const person = {
  name: shortText(60, 'The person’s name, as the page shows it.'),
  ...z
    .object({
      familyName: shortText(60, 'The family name, if it’s more than the last word: García Márquez.'),
      order: wholeNumber('The position in lists: 1 comes first. Without it, the family name decides.'),
      portrait: picture('A photograph next to this file, such as ./jane-sample.jpg. Without it: a drawing.'),
      portraitAlt: shortText(200, 'What the photograph shows. Without it: “Portrait of” and the name.'),
      leadership: z
        .strictObject({
          role: shortText(60, 'The person’s office in the firm, for example Managing Partner.'),
          details: text('Two or three sentences about what the person does in that office.'),
          order: wholeNumber('The person’s position on the leadership page: 1 comes first.'),
        })
        .describe('The person’s office in the firm. Only for people on the leadership page.'),
      description,
      phone: phone('The direct phone number with its country code, such as +1 212 555 0142.'),
      email: email('The person’s e-mail address.'),
      languages: listOf(shortText(40, 'A language: Spanish.'), 'Languages in which clients can write.'),
    })
    .partial().shape,
  ...f.fileFields,
}

const lawyer = {
  ...person,
  title: shortText(60, 'The person’s title, for example Senior Partner.'),
  specialization: shortText(80, 'The person’s field of law, as the page shows it, for example Tax Law.'),
  practiceAreas: listOf(practiceArea, 'The practice areas that this person works in, the main one first.'),
  experience: z
    .string()
    .regex(/^(?:1 year|(?!1 )\d+\+? years)$/, 'must be written like 18+ years, 5 years or 1 year')
    .meta({ description: 'Years of practice, for example 18+ years.', examples: ['18+ years'] }),
  education: listOf(shortText(100, 'A degree: J.D., Columbia Law School.'), 'Degrees, the latest first.'),
  admissions: listOf(shortText(60, 'A bar and year: New York, 2012.'), 'The bars of admission.').optional(),
  courts: listOf(shortText(80, 'A court: U.S. Tax Court.'), 'Other courts of admission.').optional(),
  matters: listOf(
    z.strictObject({
      year: f.year('The year of the matter.'),
      text: text('One sentence about the matter, without the client’s name.'),
    }),
    'Matters that show what this person does, the latest first.',
  ).optional(),
  approvesAs: listOf(
    shortText(100, 'A GitHub login, or the e-mail address in Git: jane-sample.'),
    'Under which names this lawyer approves pages. Visitors don’t see them.',
  ).optional(),
  featured: wholeNumber('The position, 1 to 4, among the group’s four cards on Attorneys.').optional(),
}

/** `content/attorneys/NAME.mdx`: one person, with a page. `group` decides which page lists them. The body is the biography. */
const personSchema = z.discriminatedUnion('group', [
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
  z.strictObject({ group: z.literal('staff').describe('staff = not a lawyer, in no list.'), ...person }),
])

export type Person = z.output<typeof personSchema>
export type Partner = Extract<Person, { group: 'partner' }>
export type Associate = Extract<Person, { group: 'associate' }>

export const attorneys = defineCollection({
  name: 'attorneys',
  title: 'Person',
  noun: 'a person',
  schema: personSchema,
  base: '/attorneys',
  roles: { portrait: 'portrait', portraitAlt: 'portraitAlt' },
  fileEnding: '.vcf',
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

export const colleague = f.entryName(attorneys, 'mina-choe', 'A file in attorneys, without .mdx.')
