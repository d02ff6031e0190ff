import { z } from 'zod'
import { defineCollection, description } from '../../../content/model.ts'
import * as f from '../../../content/model/fields.ts'
import { isNewYorkTime } from '../../../content/text/newYorkTime.ts'
import { attorneys } from '../attorneys/schema.ts'
import { practiceArea } from '../practice-areas/schema.ts'

const { address, entryName, isoDate, listOf, newYorkTime, shortText, text } = f

const shared = {
  title: shortText(100, 'The title, which says what happens: Job advertisements must name the pay.'),
  number: z
    .string()
    .regex(/^\d{4}-[1-9]\d*$/, 'must be a year and a number like 2026-3')
    .meta({
      description: 'The year and the next free number. Feeds know the note by it, so it never changes.',
      examples: ['2026-3'],
    }),
  date: isoDate('The date that visitors see, such as 2026-11-24.'),
  updated: isoDate('The date of the last correction, which visitors and feeds see.').optional(),
  authors: listOf(
    entryName(
      attorneys,
      'denise-kealoha',
      'A file in the folder attorneys, without .mdx; or the name of someone who left.',
      { orName: true },
    ),
    'Who wrote it, or who speaks.',
  ),
  practiceAreas: listOf(practiceArea, 'The practice areas whose pages list it.'),
  summary: description.describe('One sentence of 50 to 160 characters, for lists, search results and feeds.'),
  supersededBy: entryName(
    { name: 'insights' },
    'pay-ranges',
    'The newer note’s file name, without .mdx. Until it appears, this one stays as it is.',
    { canWait: true },
  ).optional(),
  ...f.fileFields,
  expiresOn: isoDate('The last day in lists, such as 2027-06-20. The page says that it’s over.').optional(),
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
  by: shortText(60, 'By when they must act: January 1, 2027, or Within 20 days of service.'),
  due: isoDate('The day by which they must act, for the ruler above the notices: 2027-01-01.').optional(),
}

/** Where a place mentions the internet: at its start if the event is only online. */
export const onlineAt = (place: string): number =>
  place.search(
    /\b(?:(?:by|via|on) )?(?:online|virtual|zoom|webex|webinar|microsoft teams|google meet|live ?stream)\b/i,
  )

const insightSchema = z
  .discriminatedUnion('kind', [
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
        online: address('The link for people who take part online, or sign up for that.').optional(),
        movedFrom: newYorkTime('The earlier start of an event that was moved, in New York.').optional(),
        canceled: f.flag('true = it’s canceled, which its page and its calendar file say.').optional(),
        link: address('Where visitors sign up, if it isn’t by mail to the firm.').optional(),
      })
      .refine(({ starts, ends }) => ![starts, ends].every(isNewYorkTime) || starts < ends, {
        message: 'is not after starts',
        path: ['ends'],
      })
      .refine(({ date, starts }) => !isNewYorkTime(starts) || date <= starts, {
        message: 'is before date',
        path: ['starts'],
      })
      .refine(({ place, online }) => onlineAt(place) < 0 || online !== undefined, {
        message: 'is missing',
        path: ['online'],
      }),
  ])
  .refine(({ date, updated = date }) => date <= updated, { message: 'is before date', path: ['updated'] })

export type Insight = z.output<typeof insightSchema>
export type Event = Extract<Insight, { kind: 'event' }>

export const insightsPath = '/insights'

/** `content/insights/NAME.mdx`: a note, an alert or an event. The body is the text. */
export const insights = defineCollection({
  name: 'insights',
  title: 'Insight',
  noun: 'a note or event',
  schema: insightSchema,
  base: insightsPath,
  fileEnding: '.ics',
  hasFile: (data) => 'ends' in data,
  roles: { end: 'ends' },
  inMenu: 'nowhere',
  uniqueFields: ['title', 'summary', 'number'],
  creation: {
    word: 'insight',
    naming: { field: 'title', sentence: 'What is its title?' },
    variants: {
      field: 'kind',
      sentence: 'What is it?',
      suggested: 'note',
      choices: [
        { word: 'note', words: 'explains a law or rule' },
        { word: 'alert', words: 'a change that calls for action now' },
        { word: 'event', words: 'a talk or meeting' },
      ],
    },
    defaults: ({ today, others }) => {
      const year = today.slice(0, 4)
      const number = new RegExp(`^number:\\D*${year}-(\\d+)`, 'm')
      const used = others.map((text) => Number(number.exec(text)?.[1] ?? 0))
      return { date: [today], number: [`${year}-${Math.max(0, ...used) + 1}`] }
    },
    body: ['<!-- The text, one sentence per line. Visitors don’t see this comment. -->', ''],
  },
})
