import type { Check } from '../../../content/model/check.ts'
import { entriesOf, entriesOfKind, slugsOf } from '../../../content/model/content.ts'
import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import { z } from 'zod'
import { action, passage } from '../../fields/blocks.ts'
import { exactLength, shortText } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { attorneys } from '../../collections/attorneys.ts'
import { featuredCards } from '../../data/people.ts'

const schema = pageSchema('attorneys', 'The Attorneys page.', {
  partners: passage.describe('The section with four partners.'),
  associates: passage.describe('The section with four associates.'),
  accolades: z
    .strictObject({
      title: shortText(60, 'The heading of the awards.'),
      awards: exactLength(4, shortText(60, 'One award.'), 'The four awards that are shown.'),
      action: action.describe('The link at the end of the section.'),
    })
    .describe('The section with four awards.'),
})

export const attorneysPage = definePage({
  name: 'attorneys',
  schema,
  isSingle: true,
  facts: ({ site }) => ({
    partners: featuredCards(site, 'partner'),
    associates: featuredCards(site, 'associate'),
  }),
})

/** The page shows four people of each group; their files say who comes first. */
export const checkFeatured: Check = ({ content }) => {
  const people = entriesOf(content, attorneys)
  const [page] = entriesOfKind(content, attorneysPage)
  // A file that cannot be read may have one of the numbers.
  if (page === undefined || people.length < slugsOf(content, attorneys).length) return []
  return (['partner', 'associate'] as const).flatMap((group): Diagnostic[] => {
    const cards = people.flatMap(({ file, data, placeOf }) =>
      data.group === group && data.featured !== undefined
        ? [{ file, place: data.featured, at: placeOf(['featured']) }]
        : [],
    )
    const missing = [1, 2, 3, 4].filter((place) => !cards.some((card) => card.place === place))
    const wrong = cards.find(
      ({ place }, index) => place > 4 || cards.findIndex((card) => card.place === place) < index,
    )
    if (missing.length === 0 && wrong === undefined) return []
    const { file, at } = wrong ?? { file: page.file, at: page.placeOf([`${group}s`]) }
    const said = cards.sort((a, b) => a.place - b.place).map((card) => `${card.file} (${card.place})`)
    return [
      diagnostic(file, at, [
        'featured-count',
        `The Attorneys page needs four cards of the group "${group}", numbered 1 to 4. These files have one: ${said.join(', ') || 'none'}.`,
        missing.length === 0
          ? 'Remove the line "featured" from one of them.'
          : wrong === undefined
            ? `Add featured: ${missing.join(', featured: ')} to ${missing.length === 1 ? 'another file' : 'other files'} of that group.`
            : `Write featured: ${missing[0]}; or, if this number is right, change the other file.`,
      ]),
    ]
  })
}
