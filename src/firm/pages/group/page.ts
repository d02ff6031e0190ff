import { attorneys } from '../../collections/attorneys/schema.ts'
import { peopleOfGroup } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'

const pageOf = <const Name extends string>(name: Name, group: 'partner' | 'associate', sentence: string) =>
  definePage({
    name,
    schema: pageSchema(name, sentence, {}),
    isSingle: true,
    lists: {
      collection: attorneys,
      where: { field: 'group', is: group },
    },
    facts: (context) => ({ people: peopleOfGroup(context, group) }),
  })

export const partners = pageOf('partners', 'partner', 'The page that lists all partners.')

export const associates = pageOf('associates', 'associate', 'The page that lists all associates and counsel.')
