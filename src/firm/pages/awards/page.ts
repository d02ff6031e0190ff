import { z } from 'zod'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import { awardSource, figureSource } from '../../collections/claims/queries.ts'
import { definePage, figure, ownPage } from '../../../content/model.ts'

const awardCategory = z.strictObject({
  category: shortText(60, 'The heading of this category.'),
  text: text('One sentence about this category.'),
  awards: listOf(shortText(120, 'One award.'), 'The awards of this category.'),
})

export const awards = definePage({
  ...ownPage('awards', 'The Achievements & Awards page.', {
    figures: exactLength(4, figure, 'The four headline statistics.'),
    categories: exactLength(3, awardCategory, 'The three categories of awards.'),
  }),
  facts: ({ site, entry }) => ({
    sources: entry.data.figures.map((_, index) => figureSource({ site, entry }, ['figures', index])),
    awardSources: entry.data.categories.map(({ awards: list }, place) =>
      list.map((_, index) => awardSource({ site, entry }, ['categories', place, 'awards', index])),
    ),
  }),
})
