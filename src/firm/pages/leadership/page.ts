import { attorneys } from '../../collections/attorneys/schema.ts'
import { leadersOf } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'

export const leadership = definePage({
  name: 'leadership',
  schema: pageSchema('leadership', 'The Leadership page. It lists people with a leadership field.', {}),
  isSingle: true,
  lists: { collection: attorneys, where: { field: 'leadership' } },
  facts: (context) => ({ leaders: leadersOf(context) }),
})
