import { attorneys } from '../../collections/attorneys/schema.ts'
import { leadersOf } from '../../collections/attorneys/queries.ts'
import { pageSchema } from '../../../content/model/pageFields.ts'
import { definePage } from '../definePage.ts'

export const leadership = definePage({
  name: 'leadership',
  schema: pageSchema('leadership', 'The Leadership page. It lists people with a leadership field.', {}),
  shows: ['title', 'lede'],
  isSingle: true,
  lists: { collection: attorneys, where: { field: 'leadership' } },
  facts: (context) => ({ leaders: leadersOf(context) }),
})
