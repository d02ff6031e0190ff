import { definePage, entriesOf, type PageContext } from '../../../content/model.ts'
import { routeAt } from '../../../content/publish/routes.ts'
import { effectiveDate, pastVersions } from '../../../content/versions/legalVersions.ts'
import { legal } from '../../../content/versions/legalCollection.ts'

export const legalPage = definePage({
  name: 'legal',
  collection: legal,
  shows: ['title', 'lede', 'lastUpdated', 'effectiveOn'],
  showsBody: true,
  facts: ({ entry: { prose }, history, ...context }) => ({
    sections: prose.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    superseded: supersededBy(context),
    history: history && history.length > 0 ? history : undefined,
  }),
})

/** For an earlier version: the current page, and the date on which the next version took effect. */
function supersededBy({ site, route }: Pick<PageContext, 'site' | 'route'>) {
  const current = routeAt(site, route.supersededBy)
  const page = entriesOf(site, legal).find(({ file }) => file === current?.file)
  if (!current || !page) return undefined
  const past = pastVersions(page, site.versions)
  const next = past[past.findIndex(({ file }) => file === route.file) + 1]
  return { title: page.data.title, path: current.path, day: effectiveDate(next?.entry.data ?? page.data) }
}
