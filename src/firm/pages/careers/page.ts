import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import { figureSource } from '../../collections/claims/queries.ts'
import { action, definePage, figure, ownPage, passage, section } from '../../../content/model.ts'
import { iconItem } from '../../collections/icons.ts'
import { listed, openRoles, listing } from '../../collections/jobs/queries.ts'

export const careers = definePage({
  ...ownPage('careers', 'The Careers page, with the current openings.', {
    culture: section('Working here.', 'The heading of the section.', {
      text: text('One paragraph.'),
      figure: figure.optional().describe('A figure next to the paragraph.'),
      board: shortText(120, 'The board’s caption.'),
      highlights: exactLength(4, iconItem, 'The four highlights of working here.'),
    }),
    openings: section('The current openings.', 'The heading above the list.', {
      text: text('One or two sentences above the list.'),
      none: text('One or two sentences that appear instead if no position is open.'),
      apply: action.describe('The link at each opening.'),
      contact: passage.describe('The list’s last row.'),
    }),
    applying: section('How to apply.', 'Its heading.', {
      steps: listOf(text('One step, in a sentence or two.'), 'The steps.'),
    }).optional(),
  }),
  shows: ['title', 'lede', 'culture', 'openings'],
  isSingle: true,
  lists: listed('careers'),
  facts: (context) => ({
    openings: openRoles(context.site, 'careers').map((role) => ({
      ...listing(context.site, role),
      description: role.data.description,
      apply: `${context.entry.data.openings.apply.link}#${role.slug}`,
    })),
    source: figureSource(context, ['culture', 'figure']),
  }),
})
