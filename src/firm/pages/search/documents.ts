import { type Entry, entriesOf } from '../../../content/model/content.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import { kindOf } from '../../../content/model/registry.ts'
import type { PageSection, SearchDocument } from '../../../content/model/search.ts'
import type { Route, Site } from '../../../content/model/site.ts'
import { attorneys, type Person } from '../../collections/attorneys/schema.ts'
import { insights } from '../../collections/insights/schema.ts'
import { areasOf } from '../../collections/attorneys/queries.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'

/** The groups of results, in the order in which they are shown. */
export const groups = ['people', 'practices', 'insights', 'pages'] as const

const groupedCollections: unknown[] = [attorneys, practiceAreas, insights]

/** What is found and listed; undefined for pages that nobody should find. @param sections from the finished page */
export function searchDocument(site: Site, route: Route, sections: readonly PageSection[] = []) {
  const { file, path, label, title, listed, isList } = route
  const { collection, lists } = kindOf(site.registry, route.kind)
  if (!listed || isList || route.kind === 'search') return undefined
  return {
    path,
    group: groups[groupedCollections.indexOf(collection)] ?? 'pages',
    // The home page's title is for search engines.
    title: path === '/' ? label : title,
    ...peopleOf(site).get(file),
    // A list of entries would be found instead of the entries.
    sections: sections.slice(0, lists ? 1 : undefined),
  } satisfies SearchDocument
}

const peopleOf = memoizeWeak((site: Site) => {
  const documentOf = ({ data }: Entry<Person>): Pick<SearchDocument, 'note' | 'practices'> => {
    if (data.group === 'staff') return { note: data.leadership?.role }
    const practices = areasOf(site, data.practiceAreas).map(({ label }) => label)
    return { note: `${data.title}, ${data.specialization}`, practices: practices.join(', ') }
  }
  return new Map(entriesOf(site, attorneys).map((entry) => [entry.file, documentOf(entry)]))
})
