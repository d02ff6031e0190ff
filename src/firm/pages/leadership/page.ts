import { attorneys } from '../../collections/attorneys/schema.ts'
import { leadersOf } from '../../collections/attorneys/queries.ts'
import { definePage, ownPage } from '../../../content/model.ts'

export const leadership = definePage({
  ...ownPage('leadership', 'The Leadership page. It lists people with a leadership field.', {}),
  isSingle: true,
  lists: { collection: attorneys, where: { field: 'leadership' } },
  facts: ({ site }) => ({ leaders: leadersOf(site) }),
})
