import { z } from 'zod'
import type { Entry, Check } from '../../../content/model.ts'
import {
  action,
  definePage,
  diagnostic,
  endedEntries,
  entriesOf,
  ownPage,
  passage,
  section,
  slugsOf,
} from '../../../content/model.ts'
import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { awardSource } from '../../collections/claims/queries.ts'
import { featuredCards, featuredCount } from '../../collections/attorneys/queries.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { group, label } from '../../labels.ts'
import { directoryFacts } from './directoryFacts.ts'

const directory = section(
  'The list of everyone at the firm, at the top of the page. If left out, the page has none.',
  'The heading of the list.',
  {
    field: label('What visitors can type into the search field.'),
    all: label('The link to all practices or groups.'),
    group: label('The text next to the links to groups.'),
    letters: label('What screen readers call the links to letters.'),
    groups: group('The links to groups.', {
      partner: label('The partners.'),
      associate: label('Associates and counsel.'),
      staff: label('Everyone else.'),
    }),
    count: label('The text above the whole list. {all} is how many people it has.'),
    found: label('The text above a part of the list: {found} of {all} people match {filter}.'),
    nobody: label('The text if nobody matches {filter}. It says what to do next.'),
    contact: action.describe('The link after that text.'),
    showAll: label('The link back to the whole list.'),
  },
)

const legend = section(
  'How to read the drawings of people without a photograph. If left out, the page has none.',
  'The heading of the explanation.',
  {
    text: text('What the drawings are.'),
    marks: exactLength(
      5,
      z.strictObject({ name: label('A mark.'), meaning: label('What it means.') }),
      'Island, circle, tick, light and ring, in this order.',
    ),
  },
)

export type DirectoryText = z.output<typeof directory>

export const attorneysPage = definePage({
  ...ownPage('attorneys', 'The Attorneys page.', {
    partners: passage.describe('The section with four partners.'),
    associates: passage.describe('The section with four associates.'),
    accolades: section('The section with four awards.', 'The heading of the awards.', {
      awards: exactLength(4, shortText(60, 'One award.'), 'The four awards that are shown.'),
      action: action.describe('The link at the end of the section.'),
    }),
    directory: directory.optional(),
    plates: legend.optional(),
  }),
  isSingle: true,
  anchorsOf: () => ['directory', 'plates'],
  chooses: [{ parameter: 'practice', collection: practiceAreas }],
  facts: ({ site, entry }) => ({
    sources: entry.data.accolades.awards.map((_, index) =>
      awardSource({ site, entry }, ['accolades', 'awards', index]),
    ),
    partners: featuredCards(site, 'partner'),
    associates: featuredCards(site, 'associate'),
    directory: entry.data.directory && directoryFacts(site),
  }),
})

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
