import { z } from 'zod'
import { entryName, exactLength, shortText, text } from '../../../content/model/fields.ts'
import { awardSource } from '../../collections/claims/queries.ts'
import { cardsOf } from '../../collections/attorneys/queries.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'
import { action, definePage, ownPage, passage, section } from '../definePage.ts'
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

const cards = (is: 'partner' | 'associate', sentence: string) => {
  const where = { field: 'group', is }
  const name = entryName(attorneys, 'mina-choe', `A file in attorneys with group: ${is}.`, { where })
  const four = exactLength(4, name, 'Whom it shows.')
  const people = four.refine((names) => new Set(names).size === 4, 'has the same name twice')
  return passage.extend({ people }).describe(sentence)
}

export type DirectoryText = z.output<typeof directory>

export const attorneysPage = definePage({
  ...ownPage('attorneys', 'The Attorneys page.', {
    partners: cards('partner', 'The section with four partners.'),
    associates: cards('associate', 'The section with four associates.'),
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
    partners: cardsOf(site, entry.data.partners.people),
    associates: cardsOf(site, entry.data.associates.people),
    directory: entry.data.directory && directoryFacts(site),
  }),
})
