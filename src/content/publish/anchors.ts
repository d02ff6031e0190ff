import type { ParsedBody } from '../body/parseBody.ts'
import type { Content } from '../loadContent.ts'
import { memoizeWeak } from '../model/memoize.ts'
import type { Route } from './routes.ts'

/** The ids that links to a page may name: its headings, and what its template gives an id of its own. */
export function anchorsOf(route: Route, content: Content): ReadonlySet<string> {
  const ids = new Set(['main', ...ownIds(route, content.entries)])
  for (const { id } of proseByFile(content).get(route.file)?.headings ?? []) ids.add(id)
  return ids
}

/** The bodies that pages are made of, kept versions among them, by file. */
const proseByFile = memoizeWeak(({ entries, versions }: Content): ReadonlyMap<string, ParsedBody> => {
  const { pages, legal, 'practice-areas': areas } = entries
  const kept = versions.map(({ entry }) => entry)
  return new Map([...kept, ...legal, ...areas, ...pages].map(({ file, prose }) => [file, prose]))
})

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
