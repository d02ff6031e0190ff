import type { Route, Site, PageSection, SearchDocument } from '../../../content/model.ts'
import { entriesOf, kindOf, memoizeWeak } from '../../../content/model.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { insights } from '../../collections/insights/schema.ts'
import { areasOf, contactsOf, leadOf, writePath } from '../../collections/attorneys/queries.ts'
import { askedOf, contact } from '../contact/page.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'

/** The groups of results. People are in the first file of the index. */
export const groups = ['people', 'practices', 'answers', 'insights', 'pages'] as const

const groupedCollections: unknown[] = [attorneys, practiceAreas, undefined, insights]

/** What is found of a page: itself, and the plain answers on it. @param sections from the finished page */
export function searchDocuments(site: Site, route: Route, sections: readonly PageSection[] = []) {
  const { file, path, label, title, listed, isList, entry } = route
  const { collection, lists } = kindOf(site.registry, route.kind)
  if (!listed || isList || route.kind === 'search') return []
  const rows = contact.isKindOf(entry) ? (entry.data.answers?.rows ?? []) : []
  const ids = new Set(rows.map(({ id }) => id))
  const group = collection ? groups[groupedCollections.indexOf(collection)] : undefined
  const page: SearchDocument = {
    path,
    group: group ?? 'pages',
    // The home page's title is for search engines.
    title: path === '/' ? label : title,
    ...ofCollections(site).get(file),
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

/** What people do, and whom to ask about a practice or a note. */
const ofCollections = memoizeWeak((site: Site) => {
  type Facts = Pick<SearchDocument, 'note' | 'practices' | 'contact'>
  const people = entriesOf(site, attorneys).map(({ file, slug, data }): [string, Facts] => {
    const contact = { name: data.name, phone: data.phone, write: writePath(site, slug) }
    if (data.group === 'staff') return [file, { note: data.leadership?.role, contact }]
    const practices = areasOf(site, data.practiceAreas).map(({ label }) => label)
    return [file, { note: `${data.title}, ${data.specialization}`, practices: practices.join(', '), contact }]
  })
  const ask = (slugs: readonly string[]): Facts => ({ contact: contactsOf(site, slugs)[0] })
  const areas = entriesOf(site, practiceAreas).map(
    (area) => [area.file, ask([leadOf(site, area)?.slug ?? ''])] as const,
  )
  const notes = entriesOf(site, insights).map(({ file, data }) => [file, ask(data.authors)] as const)
  return new Map([...people, ...areas, ...notes])
})
