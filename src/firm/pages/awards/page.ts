import { z } from 'zod'
import { entriesOf, diagnostic, type Entry, type Site, type Diagnostic } from '../../../content/model.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import { awardSource, figureSource } from '../../collections/claims/queries.ts'
import { claims } from '../../collections/claims/schema.ts'
import { attorneysPage } from '../attorneys/page.ts'
import { definePage, figure, ownPage } from '../definePage.ts'

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

/** Awards without a claim that says who gave them, when and for what. */
export function* checkAwards(site: Site): Iterable<Diagnostic> {
  const recorded = entriesOf(site, claims).flatMap(({ data }) => (data.kind === 'ranking' ? data.value : []))
  const listsOf = (entry: Entry) => {
    if (attorneysPage.isKindOf(entry)) return [{ path: ['accolades'], ...entry.data.accolades }]
    if (!awards.isKindOf(entry)) return []
    return entry.data.categories.map((category, place) => ({ path: ['categories', place], ...category }))
  }
  for (const entry of site.entries)
    for (const { path, awards: texts } of listsOf(entry))
      for (const [index, text] of texts.entries())
        if (!recorded.includes(text))
          yield diagnostic(entry.file, entry.placeOf([...path, 'awards', index]), [
            'unrecorded-claim',
            `No claim records the award "${text}" (Rule 7.1(b), (d)).`,
            'Add a file to claims/ with kind: ranking, and write <Claim name="…" /> here.',
          ])
}
