import { z } from 'zod'
import { defineCollection, description } from '../../../content/model.ts'
import * as f from '../../../content/model/fields.ts'

const { isoDate, listOf, shortText, text } = f

const dollars = (sentence: string) =>
  z
    .string()
    .regex(/^\$\d{1,3}(,\d{3})*(\.\d\d)?$/, 'must be one amount, like $145,000 or $38.50')
    .meta({ description: sentence, examples: ['$145,000'] })

/** NaN if it isn't an amount, which is a field error. */
export const amountOf = (dollars: string): number => Number(dollars.replace(/[$,]/g, ''))

const payUnits = ['year', 'month', 'week', 'day', 'hour'] as const

const states =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA PR RI SC SD ' +
  'TN TX UT VA VT WA WI WV WY'
const locationPattern = new RegExp(`^([^,()]+), (${states.replaceAll(' ', '|')})(?: \\([^()]+\\))?$`)

/** The places of `Albany, NY (hybrid); Remote`. One in no state of the country is a city without a region. */
export const workplaces = (location: string) =>
  location.split(/\s*;\s*|\s+or\s+/).map((place) => {
    const [, city = place, region] = locationPattern.exec(place) ?? []
    return { city, region, isRemote: /^(?:fully )?remote\b/i.test(place) }
  })

const lists = ['careers', 'join'] as const

/** `content/jobs/NAME.mdx`: one role, with a page of its own. The body describes the role. */
const jobSchema = z.strictObject({
  title: shortText(60, 'The title of the role.'),
  listedOn: listOf(z.enum(lists).describe('careers = Careers; join = Join Our Team.'), 'Where it’s listed.'),
  order: f.wholeNumber('Its position in the list: 1 comes first.'),
  location: shortText(60, 'The place of work: New York, NY; New York, NY (hybrid); Remote.'),
  area: shortText(60, 'The field of work, for example Litigation & Dispute Resolution.'),
  joinTitle: shortText(60, 'Its title on Join Our Team, if it differs.').optional(),
  department: shortText(60, 'Its department there, if it differs from the area.').optional(),
  experience: z
    .string()
    .regex(/^(?:1 year|(?!1 )\d+(?:-\d+|\+)? years)$/, 'must be written like 3-5 years, 5+ years or 1 year')
    .meta({ description: 'The years of experience, for example 3-5 years.', examples: ['3-5 years'] }),
  employment: z.enum(['Full-time', 'Part-time', 'Temporary']).optional().describe('How much of the time.'),
  pay: z
    .strictObject({
      from: dollars('The lowest pay, for example $145,000. Its unit is in per.'),
      to: dollars('The highest pay, for example $190,000.'),
      per: z.enum(payUnits).describe('The unit of the pay: per: hour. Without it: year.').optional(),
    })
    .refine(({ from, to }) => !(amountOf(from) > amountOf(to)), {
      message: 'is higher than pay.to (Labor Law § 194-b)',
      path: ['from'],
    })
    .describe('The pay range that New York Labor Law § 194-b requires.'),
  posted: isoDate('The date the role was posted, such as 2025-06-20.'),
  requirements: listOf(text('One requirement, as a sentence.'), 'The requirements for applicants.'),
  description: description.optional(),
  ...f.publishFields,
  expiresOn: isoDate('The closing date, such as 2025-06-20. Without it: open until filled.').optional(),
  sample: f.sample,
})

export type Job = z.output<typeof jobSchema>

export type JobList = (typeof lists)[number]

export const jobs = defineCollection({
  name: 'jobs',
  title: 'Open role',
  noun: 'a role',
  base: '/careers',
  uniqueFields: ['title', 'description'],
  schema: jobSchema,
  creation: {
    word: 'role',
    naming: { field: 'title', sentence: 'What is the title of the role?' },
    variants: {
      field: 'listedOn',
      sentence: 'Which page lists it?',
      choices: [
        { word: 'careers', words: 'a current opening on the Careers page' },
        { word: 'join', words: 'an open role on the Join Our Team page' },
      ],
    },
    defaults: ({ today }) => ({ posted: [today] }),
    body: ['<!-- A description, one sentence per line. Visitors don’t see this comment. -->', ''],
  },
})
