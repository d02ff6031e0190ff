import { attorneys } from '../../collections/attorneys/schema.ts'
import { areasOf, lawyersOf, personCard } from '../../collections/attorneys/queries.ts'
import { definePage, ownPage, pick } from '../../../content/model.ts'
import { profile } from '../person/page.ts'

const pageOf = <const Name extends string>(name: Name, group: 'partner' | 'associate', sentence: string) =>
  definePage({
    ...ownPage(name, sentence, {}),
    isSingle: true,
    lists: { collection: attorneys, where: { field: 'group', is: group } },
    facts: ({ site, render }) => ({
      people: lawyersOf(site, group).map((entry) => ({
        ...pick(entry.data, profile),
        ...personCard(site, entry),
        body: render(entry.prose),
        areas: areasOf(site, entry.data.practiceAreas),
      })),
    }),
  })

export const partners = pageOf('partners', 'partner', 'The page that lists all partners.')

export const associates = pageOf('associates', 'associate', 'The page that lists all associates and counsel.')
