import { definePageKind } from '../../../content/model/definePageKind.ts'
import type { PageContext } from '../../../content/model/site.ts'
import { entriesOf } from '../../../content/model/content.ts'
import { effectiveDate, pastVersions } from '../../../content/versions/legalVersions.ts'
import { legal } from '../../collections/legal/schema.ts'
import type { Superseded } from '../../data/types.ts'
import { labelsFor } from '../../labels/labelsFile.ts'
import { omitRoutingFields } from '../../fields/omitRoutingFields.ts'

export const legalPage = definePageKind({
  name: 'legal',
  collection: legal,
  schema: legal.schema,
  showsBody: true,
  labels: labelsFor('legal', 'history', 'dates'),
  // The headings stand in the text; what a page came from is no part of its own wording.
  repeats: ['sections', 'superseded', 'history'],
  facts: ({ entry: { data, prose }, history, ...context }) => {
    const { sections: _sections, ...page } = omitRoutingFields(data)
    const sections = prose.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }))
    const superseded = supersededBy(context)
    return {
      page,
      sections,
      ...(superseded && { superseded }),
      ...(history && history.length > 0 && { history }),
    }
  },
})

/** Of a past version: what took its place. */
function supersededBy({ site, route }: Pick<PageContext, 'site' | 'route'>): Superseded | undefined {
  const current = site.routes.find(({ path }) => path === route.supersededBy)
  const page = entriesOf(site, legal).find(({ file }) => file === current?.file)
  if (!current || !page) return undefined
  const past = pastVersions(page, site.versions)
  const next = past[past.findIndex(({ file }) => file === route.file) + 1]
  return { title: page.data.title, path: current.path, day: effectiveDate(next?.entry.data ?? page.data) }
}
