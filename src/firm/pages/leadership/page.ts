import { entriesOf } from '../../../content/model/content.ts'
import { compareText } from '../../../content/model/diagnostic.ts'
import { pick } from '../../../content/model/pick.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { personPath, pictureOf } from '../../collections/attorneys/queries.ts'
import { definePage, pageSchema } from '../definePage.ts'

export const leadership = definePage({
  name: 'leadership',
  schema: pageSchema('leadership', 'The Leadership page. It lists people with a leadership field.', {}),
  shows: ['title', 'lede'],
  isSingle: true,
  lists: { collection: attorneys, where: { field: 'leadership' } },
  facts: ({ site }) => ({
    leaders: entriesOf(site, attorneys)
      .flatMap(({ slug, data }) => (data.leadership ? [{ slug, data, office: data.leadership }] : []))
      .sort((a, b) => a.office.order - b.office.order || compareText(a.slug, b.slug))
      .map(({ slug, data, office }) => ({
        slug,
        ...pick(data, ['name', 'phone', 'email']),
        office: pick(office, ['role', 'details']),
        ...pictureOf(site, slug),
        path: personPath(slug),
      })),
  }),
})
