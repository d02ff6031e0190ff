import { attorneys } from '../../collections/attorneys.ts'
import { profilesOf } from '../../data/people.ts'
import { definePage } from '../../definePage.ts'
import { pageSchema } from '../../fields/page.ts'

/** A page that lists everyone of a group. */
const pageOf = <const Name extends string>(name: Name, group: 'partner' | 'associate', sentence: string) =>
  definePage({
    name,
    schema: pageSchema(name, sentence, {}),
    isSingle: true,
    lists: {
      collection: attorneys,
      where: { field: 'group', is: group },
      list: `people with group: ${group}`,
      order: ['order'],
    },
    facts: (context) => ({ people: profilesOf(context, group) }),
  })

export const partners = pageOf('partners', 'partner', 'The page that lists all partners.')
export const associates = pageOf('associates', 'associate', 'The page that lists all associates and counsel.')
