import { diagnostic } from '../../../content/model/diagnostic.ts'
import type { Entry } from '../../../content/model/entry.ts'
import type { Check } from '../../../content/model/site.ts'
import { endedEntries, entriesOf, slugsOf } from '../../../content/model/content.ts'
import { featuredCount } from '../../collections/attorneys/queries.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { attorneysPage } from './page.ts'

/** Each group needs `featured` from 1 to `featuredCount`, once each. Others of the group take the places of those who have left. */
export const checkFeatured: Check = ({ content }) => {
  const people = entriesOf(content, attorneys)
  const [page] = content.entries.filter(attorneysPage.isKindOf)
  // A file with errors may have one of the numbers.
  if (page === undefined || people.length < slugsOf(content, attorneys).length) return []
  return (['partner', 'associate'] as const).flatMap((group) => {
    const cardsOf = (entries: readonly Entry[]) =>
      entriesOf({ entries }, attorneys).flatMap(({ file, placeOf, data }) =>
        data.group === group && data.featured ? [{ file, placeOf, rank: data.featured }] : [],
      )
    const cards = cardsOf(content.entries)
    // Those who have left come last, so that their ranks aren't taken twice: `wrong` is never one of them.
    const ranks = [...cards, ...cardsOf(endedEntries(content))].map(({ rank }) => rank)
    const wanted = Array.from({ length: featuredCount }, (_, index) => index + 1)
    const missing = wanted.filter((rank) => !ranks.includes(rank))
    const wrong = cards.find(({ rank }, index) => rank > featuredCount || ranks.indexOf(rank) < index)
    if (missing.length === 0 && !wrong) return []
    const { file, placeOf } = wrong ?? page
    const used = cards.map((card) => `${card.file} (${card.rank})`).join(', ')
    return diagnostic(file, placeOf([wrong ? 'featured' : `${group}s`]), [
      'featured-count',
      `The group "${group}" needs featured: 1 to ${featuredCount}, each in one file. Now: ${used || 'none'}.`,
      missing.length === 0
        ? 'Delete this line, or another one of that group.'
        : `${wrong ? 'Write' : 'Add to another file of that group:'} featured: ${missing[0]}`,
    ])
  })
}
