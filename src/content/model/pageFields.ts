import { z } from 'zod'
import { compareText } from './diagnostic.ts'
import type { Entry } from './entry.ts'
import * as f from './fields.ts'

export const action = z.strictObject({
  text: f.shortText(60, 'The text of the button or link.'),
  link: f.address('The address it leads to, for example /contact or https://www.irs.gov.'),
})

/** A figure, such as "25+" or "$10B+", and what it counts. */
export const figure = z.strictObject({
  value: f.shortText(12, 'The figure as pages show it, for example "25+".'),
  label: f.shortText(60, 'What the figure counts, for example "Years of Practice".'),
})

export const passage = z.strictObject({
  title: f.shortText(80, 'The heading of this section.'),
  text: f.text('One paragraph.'),
  action: action.describe('The link at the end of the section.'),
})

const callToAction = z
  .strictObject({
    title: f.shortText(80, 'The heading of the closing block.').optional(),
    description: f.text('The sentence below that heading.').optional(),
    primary: action.optional().describe('The main button, if the block has one.'),
    secondary: action.optional().describe('A second, quieter link.'),
  })
  .describe('The closing block of the page. A title or description that is left out comes from firm.mdx.')

export const section = <Fields extends z.core.$ZodLooseShape>(
  sentence: string,
  heading: string,
  fields: Fields,
) => z.strictObject({ title: f.shortText(60, heading), ...fields }).describe(sentence)

export type Action = z.infer<typeof action>
export type Figure = z.infer<typeof figure>

/** A closing block completed from `firm.mdx`. */
export type ClosingBlock = z.infer<typeof callToAction> & { title: string; description: string }

export const description = f
  .text('One sentence for search results and shared links.')
  .min(50, 'must have at least 50 characters')
  .max(160, 'must have at most 160 characters')
  .describe('One sentence of 50 to 160 characters for search results and shared links.')

export const pageFields = {
  title: f.shortText(60, 'The page’s title: its heading, and its name in browser tabs and search results.'),
  description,
  lede: f.text('The opening sentence or two below the heading.'),
  callToAction: callToAction.optional(),
  ...f.fileFields,
}

/** Fields of files in `pages/` for menus and the footer. */
export const placeFields = {
  order: f.wholeNumber('Its position in menus: 1 comes first.').optional(),
  menuLabel: f.shortText(40, 'Its name in menus, if it differs from the title.').optional(),
  inMenu: z
    .enum(['header', 'nowhere'])
    .optional()
    .describe('header = in the main menu, below the page of its folder; nowhere = in no menu.'),
  footer: f
    .shortText(20, 'The footer column that lists it: an id in firm.mdx, for example people.')
    .optional(),
}

export const byOrder = (a: Entry<{ order: number }>, b: Entry<{ order: number }>): number =>
  a.data.order - b.data.order || compareText(a.slug, b.slug)
