import { z } from 'zod'
import { compareText } from '../content/model/diagnostic.ts'
import type { Entry } from '../content/model/entry.ts'
import {
  address,
  publishFields,
  reviewFields,
  sample,
  shortText,
  text,
  wholeNumber,
} from '../content/model/fields.ts'
import { iconNames } from './art.ts'

export const icon = (sentence: string) =>
  z.enum(iconNames).meta({ description: sentence, examples: ['anchor'] })

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

export const iconItem = z.strictObject({
  mark: icon('The name of the line drawing beside it, for example anchor.'),
  title: shortText(60, 'Its title, in a few words.'),
  description: text('One to three sentences about it.'),
})

export const passage = z.strictObject({
  title: shortText(80, 'The heading of this section.'),
  text: text('One paragraph.'),
  action: action.describe('The link at the end of the section.'),
})

/** The closing block of a page; what is left out comes from `firm.mdx`. */
const callToAction = z
  .strictObject({
    title: shortText(80, 'The heading of the closing block.').optional(),
    description: text('The sentence below that heading.').optional(),
    primary: action.optional().describe('The main button. Leave it out for a block without one.'),
    secondary: action.optional().describe('A second, quieter link.'),
  })
  .describe(
    'The closing block of the page. Its title and description may be left out; then those of firm.mdx are shown.',
  )

export const section = <Fields extends z.core.$ZodLooseShape>(
  sentence: string,
  heading: string,
  fields: Fields,
) => z.strictObject({ title: shortText(60, heading), ...fields }).describe(sentence)

export type Action = z.infer<typeof action>
export type Figure = z.infer<typeof figure>
export type IconItem = z.infer<typeof iconItem>

/** A closing block, after `firm.mdx` filled in what the page left out. */
export type ClosingBlock = z.infer<typeof callToAction> & { title: string; description: string }

/** What every page of the site has, whatever its template. */
export const pageFields = {
  title: shortText(60, 'The page’s title: its heading, and its name in browser tabs and search results.'),
  description: text('One sentence for search results and shared links.')
    .min(50, 'This text is shorter than 50 characters.')
    .max(160, 'This text is longer than 160 characters.')
    .describe('One sentence of 50 to 160 characters for search results and shared links.'),
  lede: text('The opening sentence or two below the heading.'),
  callToAction: callToAction.optional(),
  ...reviewFields,
  ...publishFields,
  sample,
}

/** What a file in `pages/` may say besides, about its place in the site. */
export const placeFields = {
  order: wholeNumber('Its place among its neighbors in menus: 1 comes first.').optional(),
  menuLabel: shortText(40, 'Its name in menus, when that differs from the title.').optional(),
  inMenu: z
    .enum(['header', 'nowhere'])
    .optional()
    .describe(
      'header = the page is in the main menu, below the page of its folder; nowhere = it is in no menu.',
    ),
  footer: shortText(
    20,
    'The footer column that lists this page: the id of a column in firm.mdx, for example people.',
  ).optional(),
}

// What visitors don't see of an entry where it is shown. Templates, and so browsers, are given everything else.
const settings = { ...placeFields, ...publishFields, ...reviewFields, sample }
const forLists = ['template', 'group', 'page', 'featured', 'familyName', 'formOption', 'summary'] as const
/** Shown in another form or place: the head of the page, the closing block, the photograph, links, the headings. */
const moved = ['description', 'callToAction', 'portrait', 'portraitAlt', 'practiceAreas', 'sections'] as const
const hidden = [...Object.keys(settings), ...forLists, ...moved]

type Hidden = keyof typeof settings | (typeof forLists)[number] | (typeof moved)[number]

export type Shown<Data, Also extends string = never> = Data extends unknown
  ? Omit<Data, Hidden | Also>
  : never

/** @param also what else isn't shown there */
export function shown<Data extends object, const Also extends string = never>(
  data: Data,
  also?: readonly Also[],
): Shown<Data, Also>
export function shown(data: object, also: readonly string[] = []): object {
  const unseen = new Set([...hidden, ...also])
  return Object.fromEntries(Object.entries(data).filter(([name]) => !unseen.has(name)))
}

export const byOrder = (a: Entry<{ order: number }>, b: Entry<{ order: number }>): number =>
  a.data.order - b.data.order || compareText(a.slug, b.slug)
