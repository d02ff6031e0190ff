import { z } from 'zod'
import { entriesOf } from '../../../content/model/content.ts'
import type { Site } from '../../../content/model/site.ts'
import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import { awardSource, figureSource } from '../../collections/claims/queries.ts'
import { claims } from '../../collections/claims/schema.ts'
import { attorneysPage } from '../attorneys/page.ts'
import { definePage, figure, pageSchema } from '../definePage.ts'

const awardCategory = z.strictObject({
  category: shortText(60, 'The heading of this category.'),
  text: text('One sentence about this category.'),
  awards: listOf(shortText(120, 'One award.'), 'The awards of this category.'),
})

export const awards = definePage({
  name: 'awards',
  schema: pageSchema('awards', 'The Achievements & Awards page.', {
    figures: exactLength(4, figure, 'The four headline statistics.'),
    categories: exactLength(3, awardCategory, 'The three categories of awards.'),
  }),
  shows: ['title', 'lede', 'figures', 'categories'],
  facts: ({ site, entry }) => ({
    sources: entry.data.figures.map((_, index) => figureSource({ site, entry }, ['figures', index])),
    awardSources: entry.data.categories.map(({ awards: list }, place) =>
      list.map((_, index) => awardSource({ site, entry }, ['categories', place, 'awards', index])),
    ),
  }),
})

/** Awards without a claim that says who gave them, when and for what. */
export function* checkAwards(site: Site): Iterable<Diagnostic> {
  const recorded = entriesOf(site, claims).flatMap(({ data }) => (data.kind === 'ranking' ? data.value : []))
  const shown = [
    ...site.entries.filter(attorneysPage.isKindOf).flatMap((entry) =>
      entry.data.accolades.awards.map((text, index) => ({
        entry,
        text,
        path: ['accolades', 'awards', index],
      })),
    ),
    ...site.entries.filter(awards.isKindOf).flatMap((entry) =>
      entry.data.categories.flatMap((category, place) =>
        category.awards.map((text, index) => ({
          entry,
          text,
          path: ['categories', place, 'awards', index],
        })),
      ),
    ),
  ]
  for (const { entry, text, path } of shown)
    if (!recorded.includes(text))
      yield diagnostic(entry.file, entry.placeOf(path), [
        'unrecorded-claim',
        `No claim records the award "${text}" (Rule 7.1(b), (d)).`,
        'Add a file to claims/ with kind: ranking, and write <Claim name="…" /> here.',
      ])
}
