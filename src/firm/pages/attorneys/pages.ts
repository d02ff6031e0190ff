import { z } from 'zod'
import type { ShownAward } from '../../../compliance/advertising/checkAdvertising.ts'
import type { Check } from '../../../content/model/check.ts'
import { endedEntries, entriesOf, entriesOfKind, slugsOf } from '../../../content/model/content.ts'
import { diagnostic } from '../../../content/model/diagnostic.ts'
import { exactLength, listOf, shortText, text } from '../../../content/model/fields.ts'
import type { Site } from '../../../content/model/site.ts'
import { attorneys } from '../../collections/attorneys.ts'
import { awardSource, figureSource } from '../../collections/claims.ts'
import { featuredCards, featuredCount, profilesOf } from '../../collections/people.ts'
import { practiceAreas } from '../../collections/practice-areas.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { action, figure, passage, section } from '../../../content/model/pageFields.ts'
import { directoryFacts } from './directoryFacts.ts'

const label = (sentence: string) => shortText(200, sentence)

const directory = section(
  'The list of everyone at the firm, at the top of the page. If left out, the page has none.',
  'The heading of the list.',
  {
    field: label('What visitors can type into the search field.'),
    all: label('The link to all practices or groups.'),
    group: label('The text next to the links to groups.'),
    groups: z
      .strictObject({
        partner: label('The partners.'),
        associate: label('Associates and counsel.'),
        staff: label('Everyone else.'),
      })
      .describe('The links to groups.'),
    count: label('The text above the whole list. {all} is how many people it has.'),
    found: label('The text above a part of the list: {found} of {all} people match {filter}.'),
    nobody: label('The text if nobody matches {filter}. It says what to do next.'),
    contact: action.describe('The link after that text.'),
    showAll: label('The link back to the whole list.'),
  },
)

export type DirectoryText = z.output<typeof directory>

export const attorneysPage = definePage({
  name: 'attorneys',
  schema: pageSchema('attorneys', 'The Attorneys page.', {
    partners: passage.describe('The section with four partners.'),
    associates: passage.describe('The section with four associates.'),
    accolades: section('The section with four awards.', 'The heading of the awards.', {
      awards: exactLength(4, shortText(60, 'One award.'), 'The four awards that are shown.'),
      action: action.describe('The link at the end of the section.'),
    }),
    directory: directory.optional(),
  }),
  isSingle: true,
  anchors: ['directory'],
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

const pageOf = <const Name extends string>(name: Name, group: 'partner' | 'associate', sentence: string) =>
  definePage({
    name,
    schema: pageSchema(name, sentence, {}),
    isSingle: true,
    lists: {
      collection: attorneys,
      where: { field: 'group', is: group },
    },
    facts: (context) => ({ people: profilesOf(context, group) }),
  })

export const partners = pageOf('partners', 'partner', 'The page that lists all partners.')
export const associates = pageOf('associates', 'associate', 'The page that lists all associates and counsel.')

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
  facts: ({ site, entry }) => ({
    sources: entry.data.figures.map((_, index) => figureSource({ site, entry }, ['figures', index])),
    awardSources: entry.data.categories.map(({ awards: list }, place) =>
      list.map((_, index) => awardSource({ site, entry }, ['categories', place, 'awards', index])),
    ),
  }),
})

export const shownAwards = (site: Site): ShownAward[] => [
  ...entriesOfKind(site, attorneysPage).flatMap((entry) =>
    entry.data.accolades.awards.map((text, index) => ({ entry, text, path: ['accolades', 'awards', index] })),
  ),
  ...entriesOfKind(site, awards).flatMap((entry) =>
    entry.data.categories.flatMap((category, place) =>
      category.awards.map((text, index) => ({ entry, text, path: ['categories', place, 'awards', index] })),
    ),
  ),
]

/** Each group needs `featured` 1 to 4, once each. Other lawyers of the group take the places of those who have left. */
export const checkFeatured: Check = ({ content }) => {
  const people = entriesOf(content, attorneys)
  const [page] = entriesOfKind(content, attorneysPage)
  // A file with errors may have one of the numbers.
  if (page === undefined || people.length < slugsOf(content, attorneys).length) return []
  return (['partner', 'associate'] as const).flatMap((group) => {
    const cards = people.flatMap(({ file, placeOf, data }) =>
      data.group === group && data.featured ? [{ file, placeOf, place: data.featured }] : [],
    )
    const places = cards.map(({ place }) => place)
    const isFull = people.filter(({ data }) => data.group === group).length >= featuredCount
    const left = entriesOf({ entries: isFull ? endedEntries(content) : [] }, attorneys).flatMap(({ data }) =>
      data.group === group ? (data.featured ?? []) : [],
    )
    const missing = [1, 2, 3, 4].filter((place) => ![...places, ...left].includes(place))
    const wrong = cards.find(({ place }, index) => place > 4 || places.indexOf(place) < index)
    if (missing.length === 0 && !wrong) return []
    const { file, placeOf } = wrong ?? page
    const used = cards.map((card) => `${card.file} (${card.place})`).join(', ')
    return diagnostic(file, placeOf([wrong ? 'featured' : `${group}s`]), [
      'featured-count',
      `The group "${group}" needs featured: 1 to 4 in four files, once each. Now: ${used || 'none'}.`,
      missing.length === 0
        ? 'Delete this line, or another one of that group.'
        : `${wrong ? 'Write' : 'Add to another file of that group:'} featured: ${missing[0]}`,
    ])
  })
}
