import { z } from 'zod'
import { iconNames } from '../art.ts'
import { address, shortText, text } from '../../content/model/fields.ts'

/** The name of one of the site's line drawings. */
export const icon = (sentence: string) =>
  z.enum(iconNames).meta({ description: sentence, examples: ['anchor'], 'x-words': 'names of drawings' })

/** A button or link: its words and where it leads. */
export const action = z.strictObject({
  text: shortText(60, 'The words on the button or link.'),
  link: address(
    'Where it leads: an address of this site, for example /contact, or a full one that begins with https://.',
  ),
})

/** A figure and what it counts. The figure is text, since "25+" and "$10B+" are. */
export const figure = z.strictObject({
  value: shortText(12, 'The figure as it is shown, for example "25+".'),
  label: shortText(60, 'What the figure counts, for example "Years of Practice".'),
})

/** A drawing, a title and a description: reasons, principles, values, programs, highlights. */
export const iconItem = z.strictObject({
  mark: icon('The name of the line drawing beside it, for example anchor.'),
  title: shortText(60, 'Its title, in a few words.'),
  description: text('One to three sentences about it.'),
})

/** A titled passage with a link at its end. */
export const passage = z.strictObject({
  title: shortText(80, 'The heading of this section.'),
  text: text('One paragraph.'),
  action: action.describe('The link at the end of the section.'),
})

/** The closing block of a page; what is left out comes from `firm.mdx`. */
export const callToAction = z
  .strictObject({
    title: shortText(80, 'The heading of the closing block.').optional(),
    description: text('The sentence below that heading.').optional(),
    primary: action.optional().describe('The main button. Leave it out for a block without one.'),
    secondary: action.optional().describe('A second, quieter link.'),
  })
  .describe(
    'The closing block of the page. Its title and description may be left out; those of firm.mdx then stand there.',
  )

/** A closing block, in which what the page left out was taken from `firm.mdx`. */
export interface ClosingBlock {
  title: string
  description: string
  primary?: Action | undefined
  secondary?: Action | undefined
}

export type Action = z.infer<typeof action>
export type Figure = z.infer<typeof figure>
export type IconItem = z.infer<typeof iconItem>
export type CalloutText = z.infer<typeof passage>
