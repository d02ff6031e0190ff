import { z } from 'zod'
import { action, figure, markedItem, passage } from '../blocks.ts'
import { exactly, listOf, shortText, text } from '../fields.ts'
import { pageFields, placeFields } from '../page.ts'

export const careersSchema = z.strictObject({
  template: z.literal('careers').describe('The Careers page, with the current openings.'),
  ...pageFields,
  ...placeFields,
  culture: z.strictObject({
    title: shortText(60, 'The heading of the section.'),
    text: text('One paragraph.'),
    figure: figure.optional().describe('A figure beside the paragraph.'),
    highlights: exactly(4, markedItem, 'The four highlights.'),
  }),
  openings: z.strictObject({
    title: shortText(60, 'The heading above the list.'),
    text: text('One or two sentences above the list.'),
    apply: action.describe('The link at each opening.'),
    contact: passage.describe('What stands below the list, for those who found nothing in it.'),
  }),
})

export const joinSchema = z.strictObject({
  template: z.literal('join').describe('The Join Our Team page, with the open roles.'),
  ...pageFields,
  ...placeFields,
  roles: z.strictObject({
    title: shortText(60, 'The heading above the roles.'),
    text: text('One or two sentences above the roles.'),
    apply: action.describe('The button at each role.'),
  }),
  benefits: z.strictObject({
    title: shortText(60, 'The heading of the benefits.'),
    items: listOf(text('One benefit.'), 'What the firm offers.'),
  }),
})

export const developmentSchema = z.strictObject({
  template: z.literal('development').describe('The Professional Development page.'),
  ...pageFields,
  ...placeFields,
  programs: z.strictObject({
    title: shortText(60, 'The heading of the programs.'),
    text: text('One paragraph.'),
    items: exactly(4, markedItem, 'The four programs.'),
  }),
  picture: z.strictObject({
    caption: shortText(60, 'The first line of the picture’s caption.'),
    subcaption: shortText(60, 'The second line of the picture’s caption.'),
    alt: text('What the picture shows, for those who cannot see it.'),
  }),
  initiatives: z.strictObject({
    title: shortText(60, 'The heading of the checklist.'),
    items: exactly(6, shortText(120, 'One initiative.'), 'The six initiatives.'),
  }),
  panel: passage.describe('The panel that leads to the open roles.'),
})
