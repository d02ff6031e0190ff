import { z } from 'zod'
import { exactLength, shortText, text } from '../../../content/model/fields.ts'
import { awardSource } from '../../collections/claims/queries.ts'
import { featuredCards } from '../../collections/attorneys/queries.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { definePage, pageSchema } from '../definePage.ts'
import { action, passage, section } from '../../../content/model/pageFields.ts'
import { group } from '../../labels.ts'
import { directoryFacts } from './directoryFacts.ts'

const label = (sentence: string) => shortText(200, sentence)

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
  name: 'attorneys',
  schema: pageSchema('attorneys', 'The Attorneys page.', {
    partners: passage.describe('The section with four partners.'),
    associates: passage.describe('The section with four associates.'),
    accolades: section('The section with four awards.', 'The heading of the awards.', {
      awards: exactLength(4, shortText(60, 'One award.'), 'The four awards that are shown.'),
      action: action.describe('The link at the end of the section.'),
    }),
    directory: directory.optional(),
    plates: legend.optional(),
  }),
  shows: ['title', 'lede', 'partners', 'associates', 'accolades', 'directory', 'plates'],
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
