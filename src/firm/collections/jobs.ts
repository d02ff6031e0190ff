import { z } from 'zod'
import { defineCollection, isOf } from '../../content/model/contentType.ts'
import {
  isoDate,
  listOf,
  sample,
  shortText,
  text,
  wholeNumber,
  publishFields,
} from '../../content/model/fields.ts'
import { entriesOf } from '../../content/model/content.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Check } from '../../content/model/check.ts'

const dollars = (sentence: string) =>
  z
    .string()
    .regex(/^\$\d{1,3}(,\d{3})*$/, 'This is not an amount written as $145,000.')
    .meta({ description: sentence, examples: ['$145,000'] })

/** NaN when it isn't an amount: the field itself is reported then. */
const amountOf = (dollars: string): number => Number(dollars.replace(/[$,]/g, ''))

const role = {
  title: shortText(60, 'The title of the role.'),
  order: wholeNumber('Its place in the list: 1 comes first.'),
  location: shortText(60, 'Where the work is done, for example New York, NY.'),
  pay: z
    .strictObject({
      from: dollars('The least the firm will pay a year, for example $145,000.'),
      to: dollars('The most the firm will pay a year, for example $190,000.'),
    })
    .refine(({ from, to }) => !(amountOf(from) > amountOf(to)), {
      message: 'The pay range begins with more than it ends with (Labor Law § 194-b).',
      path: ['from'],
    })
    .describe('The pay range that New York Labor Law § 194-b asks for.'),
  posted: isoDate('The day the role was posted, written as 2025-06-20.'),
  ...publishFields,
  sample,
}

/** `content/jobs/NAME.mdx`: one role; `page` says which page lists it. The body describes the role. */
const jobSchema = z.discriminatedUnion('page', [
  z.strictObject({
    page: z.literal('careers').describe('careers = a current opening on the Careers page.'),
    ...role,
    area: shortText(60, 'The field of work, for example Litigation.'),
  }),
  z.strictObject({
    page: z.literal('join').describe('join = an open role on the Join Our Team page.'),
    ...role,
    department: shortText(60, 'The department, for example Corporate.'),
    experience: z
      .string()
      .regex(
        /^(?:1 year|(?!1 )\d+(?:-\d+|\+)? years)$/,
        'This is not written as "3-5 years", "5+ years", "5 years" or "1 year".',
      )
      .meta({
        description: 'The years of experience asked for, for example 3-5 years.',
        examples: ['3-5 years'],
      }),
    requirements: listOf(
      text('One requirement, as a sentence.'),
      'What the firm asks of an applicant, one requirement each.',
    ),
  }),
])

export type Job = z.output<typeof jobSchema>

export const jobs = defineCollection({
  name: 'jobs',
  title: 'Open role',
  noun: 'a role',
  schema: jobSchema,
  creation: {
    word: 'role',
    naming: { field: 'title', sentence: 'What is the title of the role?' },
    variants: {
      field: 'page',
      sentence: 'Which page lists it?',
      choices: [
        { word: 'careers', words: 'a current opening on the Careers page' },
        { word: 'join', words: 'an open role on the Join Our Team page' },
      ],
    },
    known: ({ today }) => ({ posted: today === undefined ? [] : [today] }),
    body: ['<!-- What the role is, one sentence a line. This remark is shown to nobody. -->', ''],
  },
})

/** Roles that say they were posted on a later day than visitors see them. */
export const checkJobPostDate: Check = ({ content, today }) =>
  entriesOf(content, jobs).flatMap(({ file, data: { posted, publishOn, draft }, placeOf }): Diagnostic[] => {
    // On which day a draft will appear, nobody knows.
    if (draft || today === undefined || posted <= today || (publishOn ?? '') >= posted) return []
    return [
      diagnostic(file, placeOf(['posted']), [
        'posted-later',
        `This role says that it was posted on ${formatDate(posted)}, and visitors see it before that day.`,
        `Write the right day; or, if the role is to appear on that day, the line publishOn: ${posted}`,
      ]),
    ]
  })

export const checkExpiredJobs: Check = ({ content }) => {
  const isRole = isOf(jobs)
  return content.unpublished.flatMap(({ entry, reason }) => {
    if (reason.why !== 'over' || !entry || !isRole(entry)) return []
    const { file, slug, data, placeOf } = entry
    return [
      diagnostic(file, placeOf(['expiresOn']), [
        'role-over',
        `This role left the site after ${formatDate(data.expiresOn ?? '')}, and its file is still here.`,
        `If it is filled, run npm run retire ${slug}; if it is still open, write a later day.`,
      ]),
    ]
  })
}
