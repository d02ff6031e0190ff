import { z } from 'zod'
import { action, figure, passage } from '../../fields/blocks.ts'
import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { practiceArea } from '../../collections/practice-areas.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { areaCards, type AreaCard } from '../../data/areas.ts'

const schema = pageSchema('home', 'The front page.', {
  headline: shortText(60, 'The large headline.'),
  action: action.describe('The button below the headline.'),
  figures: exactLength(4, figure, 'The four figures below the headline.'),
  expertise: z
    .strictObject({
      title: shortText(60, 'The heading above the three practice areas.'),
      text: text('One paragraph.'),
      areas: exactLength(
        3,
        practiceArea('The name of a file in the folder practice-areas, without .mdx, for example tax-law.'),
        'The three practice areas that are shown.',
      ),
      action: action.describe('The link at the end of the section.'),
    })
    .describe('The section with three practice areas.'),
  advantage: passage
    .extend({
      points: exactLength(3, text('One sentence.'), 'The three points of the section.'),
    })
    .describe('The section about what sets the firm apart.'),
})

export const home = definePage({
  name: 'home',
  schema,
  address: '/',
  isSingle: true,
  isRequired: true,
  facts: ({ site, entry }) => ({
    areas: cardsOf(areaCards(site), entry.data.expertise.areas),
  }),
})

const cardsOf = (cards: readonly AreaCard[], slugs: readonly string[]): AreaCard[] =>
  slugs.flatMap((slug) => cards.filter((card) => card.slug === slug))
