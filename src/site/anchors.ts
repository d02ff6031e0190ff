import type { Content } from './readContent.ts'
import type { Route } from './routes.ts'

/** The ids that links to a page may name: its headings, and what its template gives an id of its own. */
export function anchorsOf(route: Route, { entries, versions }: Content): ReadonlySet<string> {
  const ids = new Set(['main', ...ownIds(route, entries)])
  const entry = [...entries.pages, ...entries['practice-areas'], ...entries.legal].find(
    ({ file }) => file === route.file,
  )
  const version = versions.find(({ file }) => file === route.file)?.entry
  for (const { id } of (entry ?? version)?.prose.headings ?? []) ids.add(id)
  return ids
}

function ownIds({ kind }: Route, { attorneys, jobs }: Content['entries']): string[] {
  const people = (isListed: (person: (typeof attorneys)[number]['data']) => boolean) =>
    attorneys.filter(({ data }) => isListed(data)).map(({ slug }) => slug)
  if (kind === 'partners') return people(({ group }) => group === 'partner')
  if (kind === 'associates') return people(({ group }) => group === 'associate')
  if (kind === 'leadership') return people(({ leadership }) => leadership !== undefined)
  if (kind === 'careers' || kind === 'join')
    return jobs.filter(({ data }) => data.page === kind).map(({ slug }) => slug)
  return kind === 'contact' ? ['form', 'map'] : []
}
