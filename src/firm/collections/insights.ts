import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import { entriesOf } from '../../content/model/content.ts'
import type { Check } from '../../content/model/check.ts'
import { compareText, diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import {
  address,
  entryName,
  isoDate,
  listOf,
  newYorkTime,
  nameOrEntry,
  publishFields,
  reviewFields,
  sample,
  shortText,
  text,
  wholeNumber,
} from '../../content/model/fields.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { attorneys } from './attorneys.ts'
import { practiceArea } from './practice-areas.ts'

const shared = {
  title: shortText(100, 'The title, which says what happens: Job advertisements must name the pay.'),
  number: wholeNumber('Its number within the year, as in Notice 3 of 2026. Feeds know it by this number.'),
  date: isoDate('The date that visitors see, such as 2026-11-24.'),
  authors: listOf(
    nameOrEntry(
      attorneys,
      'denise-kealoha',
      'A file in the folder attorneys, without .mdx; or the name of someone who left.',
    ),
    'Who wrote it, or who speaks.',
  ),
  practiceAreas: listOf(
    practiceArea('The name of a file in the folder practice-areas, without .mdx, for example tax-law.'),
    'The practice areas whose pages list it.',
  ),
  summary: text('One sentence of 50 to 160 characters, for lists, search results and feeds.')
    .min(50, 'must have at least 50 characters')
    .max(160, 'must have at most 160 characters')
    .describe('One sentence of 50 to 160 characters, for lists, search results and feeds.'),
  supersededBy: entryName(
    { name: 'insights' },
    'pay-ranges',
    'The newer note’s file name, without .mdx.',
  ).optional(),
  ...reviewFields,
  ...publishFields,
  sample,
}

const written = {
  ...shared,
  rule: z
    .strictObject({
      name: shortText(80, 'The name of the law or rule, for example New York Labor Law § 194-b.'),
      effective: isoDate('The date on which it took or takes effect, such as 2023-09-17.').optional(),
    })
    .describe('The law or rule that the note is about.'),
  changes: text('What changes, in one or two sentences.'),
  who: shortText(120, 'Who must act, for example Employers with four or more employees.'),
  by: shortText(
    60,
    'By when they must act, if there is no single date: Within 20 days of service.',
  ).optional(),
  deadline: isoDate('The date by which they must act, such as 2027-01-01.').optional(),
}

const insightSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('note').describe('note = explains a law or rule.'), ...written }),
  z.strictObject({
    kind: z.literal('alert').describe('alert = a change that calls for action now.'),
    ...written,
  }),
  z
    .strictObject({
      kind: z.literal('event').describe('event = a talk or meeting, listed until it is over.'),
      ...shared,
      starts: newYorkTime('When it starts, in New York, such as 2026-12-03 18:00.'),
      ends: newYorkTime('When it ends, in New York, such as 2026-12-03 20:00.'),
      place: shortText(120, 'Where it is: a room and address, or Online.'),
      link: address('Where visitors sign up, if it isn’t by mail to the firm.').optional(),
    })
    .refine(({ starts, ends }) => starts < ends, { message: 'is not after starts', path: ['ends'] }),
])

export type Insight = z.output<typeof insightSchema>

/** `content/insights/NAME.mdx`: a note, an alert or an event. The body is the text. */
export const insights = defineCollection({
  name: 'insights',
  title: 'Insight',
  noun: 'a note or event',
  schema: insightSchema,
  base: '/insights',
  inMenu: 'nowhere',
  uniqueFields: ['title', 'summary'],
  creation: {
    word: 'insight',
    naming: { field: 'title', sentence: 'What is its title?' },
    variants: {
      field: 'kind',
      sentence: 'What is it?',
      choices: [
        { word: 'note', words: 'explains a law or rule' },
        { word: 'alert', words: 'a change that calls for action now' },
        { word: 'event', words: 'a talk or meeting' },
      ],
    },
    defaults: ({ today }) => ({ date: today === undefined ? [] : [today] }),
    body: ['<!-- The text, one sentence per line. Visitors don’t see this comment. -->', ''],
  },
})

export const insightPath = (slug: string): string => `${insights.base ?? ''}/${slug}`

export const calendarPath = (slug: string): string => `${insightPath(slug)}.ics`

export const feedPaths = { atom: '/insights/feed.xml', json: '/insights/feed.json' } as const

/** Newest first; of one date, the higher number first. */
export const newestFirst = memoizeWeak((site: Pick<Site, 'entries'>): Entry<Insight>[] =>
  entriesOf(site, insights).sort(
    (a, b) =>
      compareText(b.data.date, a.data.date) || b.data.number - a.data.number || compareText(a.slug, b.slug),
  ),
)

export const yearOf = ({ date }: Insight): string => date.slice(0, 4)

export const checkInsights: Check = ({ content, today }) => {
  const seen = new Map<string, string>()
  return [...newestFirst(content)].reverse().flatMap(({ file, data, placeOf }): Diagnostic[] => {
    const { date, number, draft, publishOn = '', supersededBy } = data
    const id = `${number} of ${yearOf(data)}`
    const first = seen.get(id)
    seen.set(id, first ?? file)
    const problems: Diagnostic[] = []
    if (first !== undefined)
      problems.push(
        diagnostic(file, placeOf(['number']), [
          'same-number',
          `${first} is already number ${id}.`,
          'Write the next free number.',
        ]),
      )
    if (!draft && today !== undefined && date > today && publishOn < date)
      problems.push(
        diagnostic(file, placeOf(['date']), [
          'posted-later',
          `This says ${formatDate(date)}, but visitors see it before then.`,
          `Correct the date, or if it should appear on that date, add publishOn: ${date}`,
        ]),
      )
    if (supersededBy !== undefined && file === `insights/${supersededBy}.mdx`)
      problems.push(
        diagnostic(file, placeOf(['supersededBy']), [
          'own-successor',
          'This note names itself as the newer one.',
          'Write the file name of the newer note, or delete this line.',
        ]),
      )
    return problems
  })
}
