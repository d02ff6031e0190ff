import { pageSchema } from '../../fields/page.ts'
import { definePage } from '../../definePage.ts'
import { attorneys } from '../../collections/attorneys.ts'
import { leadersOf } from '../../data/people.ts'

const schema = pageSchema(
  'leadership',
  'The Leadership page. It lists the people whose files have a leadership field.',
  {},
)

export const leadership = definePage({
  name: 'leadership',
  schema,
  isSingle: true,
  lists: {
    collection: attorneys,
    where: { field: 'leadership' },
    list: 'people of the leadership',
    order: ['leadership', 'order'],
  },
  facts: (context) => ({ leaders: leadersOf(context) }),
})
