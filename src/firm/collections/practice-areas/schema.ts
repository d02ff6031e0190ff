import { z } from 'zod'
import { defineCollection, figure, pageFields } from '../../../content/model.ts'
import * as f from '../../../content/model/fields.ts'
import { icon } from '../icons.ts'

const limit = z.strictObject({
  time: f.shortText(20, 'How long: 20 days.'),
  text: f.shortText(90, 'For what.'),
  source: f.shortText(40, 'The rule.'),
})

const service = z.strictObject({
  title: f.shortText(60, 'The name of this service.'),
  description: f.text('One or two sentences about this service.'),
  features: f.exactLength(5, f.shortText(90, 'A part of it, in a few words.'), 'What it includes.'),
  limits: z
    .strictObject({
      checkedOn: f.isoDate('When somebody last checked them.'),
      times: f.listOf(limit, 'The limits.'),
    })
    .optional()
    .describe('Time limits of its matters.'),
})

const longestLabel = 40

/** `content/practice-areas/NAME.mdx`: one practice area. The body is the introduction. */
const practiceAreaSchema = z.strictObject({
  ...pageFields,
  menuLabel: f.shortText(longestLabel, 'The practice’s name in the menu and the footer.'),
  formOption: f.shortText(longestLabel, 'The practice’s name in the list of the contact form.'),
  order: f.wholeNumber('Its position in lists: 1 comes first. The footer shows the first five.'),
  lead: f
    .entryName(
      { name: 'attorneys' },
      'jane-sample',
      'Who leads it. Without it: the first whose main practice it is.',
    )
    .optional(),
  mark: icon('The name of the practice’s line drawing, for example anchor.'),
  summary: f.text('One or two sentences for the practice’s card.'),
  points: f.exactLength(3, f.text('One sentence.'), 'The three points below the introduction.'),
  figure: figure.optional().describe('A figure at the end of the page.'),
  serves: z
    .strictObject({
      courts: f.text('Its courts and agencies, and those for which it engages others.'),
      laws: f.text('Its laws.'),
      clients: f.text('Its clients, and those whom it doesn’t take.'),
    })
    .optional()
    .describe('In a few sentences each.'),
  services: f.exactLength(3, service, 'Its services.'),
})

export type PracticeArea = z.output<typeof practiceAreaSchema>

export const practiceAreas = defineCollection({
  name: 'practice-areas',
  title: 'Practice area',
  noun: 'a practice area',
  uniqueFields: ['title', 'formOption', 'order', 'description'],
  creation: {
    word: 'practice-area',
    naming: { field: 'title', sentence: 'What is the practice area called, for example Maritime Law?' },
    // A longer name doesn't fit in menus and the contact form.
    defaults: ({ name }) => {
      const label = name.length <= longestLabel ? [name] : []
      return { menuLabel: label, formOption: label }
    },
    body: ['<!-- The introduction, one sentence per line. Visitors don’t see this comment. -->', ''],
  },
  schema: practiceAreaSchema,
  base: '/practice-areas',
  inMenu: 'header',
  footer: 'expertise',
})

export const practiceArea = f.entryName(practiceAreas, 'tax-law', 'A file in practice-areas, without .mdx.')
