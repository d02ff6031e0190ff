import { z } from 'zod'
import { callToAction } from './blocks.ts'
import { sample, shortText, text, wholeNumber } from './fields.ts'

/** What every page of the site has, whatever its template. */
export const pageFields = {
  title: shortText(60, 'The page’s title: its heading, its name in a browser tab and in search results.'),
  description: text('One sentence for search results and shared links.')
    .min(50, 'This text is shorter than 50 characters.')
    .max(160, 'This text is longer than 160 characters.')
    .describe('One sentence of 50 to 160 characters for search results and shared links.'),
  lede: text('The opening sentence or two below the heading.'),
  callToAction: callToAction.optional(),
  sample,
}

/** What a file in `pages/` may say besides, about its place in the site. */
export const placeFields = {
  order: wholeNumber('Its place among its neighbours in menus, lowest first.').optional(),
  menuLabel: shortText(40, 'Its name in menus, when that differs from the title.').optional(),
  inMenu: z
    .enum(['header', 'nowhere'])
    .optional()
    .describe(
      'header = the page stands in the main menu, below the page of its folder; nowhere = in no menu.',
    ),
  footer: shortText(
    20,
    'The footer column that lists this page: an id of the columns in firm.mdx.',
  ).optional(),
}
