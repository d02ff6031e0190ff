import { z } from 'zod'
import { action, figure, iconItem, passage } from '../blocks.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import { pageFields, placeFields } from '../page.ts'

export const careersSchema = z.strictObject({
  template: z.literal('careers').describe('The Careers page, with the current openings.'),
  ...pageFields,
  ...placeFields,
  culture: z
    .strictObject({
      title: shortText(60, 'The heading of the section.'),
      text: text('One paragraph.'),
      figure: figure.optional().describe('A figure beside the paragraph.'),
      highlights: exactLength(4, iconItem, 'The four highlights of working here.'),
    })
    .describe('The section about working here.'),
  openings: z
    .strictObject({
      title: shortText(60, 'The heading above the list.'),
      text: text('One or two sentences above the list.'),
      none: text('One or two sentences that stand there instead while no position is open.'),
      apply: action.describe('The link at each opening.'),
      contact: passage.describe('What stands below the list, for those who found nothing in it.'),
    })
    .describe('The section with the current openings.'),
})

export const joinSchema = z.strictObject({
  template: z.literal('join').describe('The Join Our Team page, with the open roles.'),
  ...pageFields,
  ...placeFields,
  roles: z
    .strictObject({
      title: shortText(60, 'The heading above the roles.'),
      text: text('One or two sentences above the roles.'),
      none: text('One or two sentences that stand there instead while no role is open.'),
      apply: action.describe('The button at each role.'),
    })
    .describe('The section with the open roles.'),
  benefits: z
    .strictObject({
      title: shortText(60, 'The heading of the benefits.'),
      items: listOf(text('One benefit, as a sentence.'), 'What the firm offers, one benefit each.'),
    })
    .describe('The section with the benefits.'),
})

export const developmentSchema = z.strictObject({
  template: z.literal('development').describe('The Professional Development page.'),
  ...pageFields,
  ...placeFields,
  programs: z
    .strictObject({
      title: shortText(60, 'The heading of the programs.'),
      text: text('One paragraph.'),
      items: exactLength(4, iconItem, 'The four programs.'),
    })
    .describe('The section with the programs.'),
  picture: z
    .strictObject({
      caption: shortText(60, 'The first line of the picture’s caption.'),
      subcaption: shortText(60, 'The second line of the picture’s caption.'),
      alt: text('What the picture shows, for those who cannot see it.'),
    })
    .describe('The picture and its caption.'),
  initiatives: z
    .strictObject({
      title: shortText(60, 'The heading of the checklist.'),
      items: exactLength(6, shortText(120, 'One initiative, in a few words.'), 'The six initiatives.'),
    })
    .describe('The checklist of initiatives.'),
  panel: passage.describe('The panel that leads to the open roles.'),
})
