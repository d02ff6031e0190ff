import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { figureSource } from '../../collections/claims/queries.ts'
import { areaCard } from '../../collections/attorneys/queries.ts'
import { areasInOrder } from '../../collections/practice-areas/queries.ts'
import { practiceArea } from '../../collections/practice-areas/schema.ts'
import { insightsPath } from '../../collections/insights/schema.ts'
import { newestInsights } from '../../collections/insights/queries.ts'
import { action, definePage, figure, ownPage, passage, section } from '../../../content/model.ts'

export const home = definePage({
  ...ownPage('home', 'The front page.', {
    headline: shortText(60, 'The large headline.'),
    action: action.describe('The button below the headline.'),
    figures: exactLength(4, figure, 'The four figures below the headline.'),
    fees: action.optional().describe('The link below them.'),
    expertise: section(
      'The section with three practice areas.',
      'The heading above the three practice areas.',
      {
        text: text('One paragraph.'),
        areas: exactLength(3, practiceArea, 'The three practice areas that are shown.'),
        action: action.describe('The link at the end of the section.'),
      },
    ),
    advantage: passage
      .extend({ points: exactLength(3, text('One sentence.'), 'The three points of the section.') })
      .describe('The section about what sets the firm apart.'),
  }),
  address: '/',
  isSingle: true,
  isRequired: true,
  facts: ({ site, entry }) => ({
    insights: newestInsights(site),
    allInsights: insightsPath,
    sources: entry.data.figures.map((_, index) => figureSource({ site, entry }, ['figures', index])),
    areas: entry.data.expertise.areas
      .flatMap((slug) => areasInOrder(site).filter((area) => area.slug === slug))
      .map((area) => areaCard(site, area)),
  }),
})
