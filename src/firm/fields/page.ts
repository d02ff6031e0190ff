import { z } from 'zod'
import { callToAction } from './blocks.ts'
import {
  sample,
  shortText,
  text,
  reviewFields,
  wholeNumber,
  publishFields,
} from '../../content/model/fields.ts'

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
      'header = the page stands in the main menu, below the page of its folder; nowhere = it stands in no menu.',
    ),
  footer: shortText(
    20,
    'The footer column that lists this page: the id of a column in firm.mdx, for example people.',
  ).optional(),
}

/**
 * The schema of a kind of page in `pages/`: what every page has, its place in the site, and fields of its own.
 * @param sentence what the page is, for editors
 */
export const pageSchema = <const Name extends string, Fields extends z.core.$ZodLooseShape>(
  template: Name,
  sentence: string,
  fields: Fields,
) =>
  z.strictObject({
    template: z.literal(template).describe(sentence),
    ...pageFields,
    ...placeFields,
    ...fields,
  })
