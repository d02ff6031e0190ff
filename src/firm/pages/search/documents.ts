import type { Entry, Route, Site, PageSection, SearchDocument } from '../../../content/model.ts'
import { isOf, kindOf } from '../../../content/model.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { insights } from '../../collections/insights/schema.ts'
import { areasOf, contactsOf, leadOf } from '../../collections/attorneys/queries.ts'
import { askedOf, contact } from '../contact/page.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'

/** The groups of results. People are in the first file of the index. */
export const groups = ['people', 'practices', 'answers', 'insights', 'pages'] as const

/** What is found of a page: itself, and the plain answers on it. @param sections from the finished page */
export function searchDocuments(site: Site, route: Route, sections: readonly PageSection[] = []) {
  const { path, label, title, listed, isList, entry } = route
  const { lists } = kindOf(site.registry, route.kind)
  if (!listed || isList || route.kind === 'search') return []
  const rows = contact.isKindOf(entry) ? (entry.data.answers?.rows ?? []) : []
  const ids = new Set(rows.map(({ id }) => id))
  const page: SearchDocument = {
    path,
    // The home page's title is for search engines.
    title: path === '/' ? label : title,
    ...factsOf(site, entry),
    // Those of its answers find the answers.
    searchWords: entry.data.searchWords,
    // A list of entries would be found instead of the entries.
    sections: sections.slice(0, lists ? 1 : undefined).filter(({ id }) => !ids.has(id)),
  }
  const answers = rows.map(({ key, id, text, ask, searchWords }): SearchDocument => {
    const [contact] = askedOf(site, path, ask)
    const sections = [{ id: '', heading: key, lines: [] }]
    return { path: `${path}#${id}`, group: 'answers', title: key, note: text, searchWords, contact, sections }
  })
  return [page, ...answers]
}

/** Its group, what people do, and whom to ask about a practice or a note. */
function factsOf(site: Site, entry: Entry): Pick<SearchDocument, 'group' | 'note' | 'practices' | 'contact'> {
  const ask = (...slugs: string[]) => contactsOf(site, slugs)[0]
  if (isOf(insights)(entry)) return { group: 'insights', contact: ask(...entry.data.authors) }
  if (isOf(practiceAreas)(entry)) return { group: 'practices', contact: ask(leadOf(site, entry)?.slug ?? '') }
  if (!isOf(attorneys)(entry)) return { group: 'pages' }
  const { slug, data } = entry
  const person = { group: 'people', contact: ask(slug) }
  if (data.group === 'staff') return { ...person, note: data.leadership?.role }
  const practices = areasOf(site, data.practiceAreas).map(({ label }) => label)
  return { ...person, note: `${data.title}, ${data.specialization}`, practices: practices.join(', ') }
}
