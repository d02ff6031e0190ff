import { entriesOf } from '../../../content/model/content.ts'
import type { Route, Site } from '../../../content/model/site.ts'
import { kindOf } from '../../../content/model/registry.ts'
import { memoizeWeak } from '../../../content/model/memoize.ts'
import { pick } from '../../../content/model/pick.ts'
import type { PageSection, SearchDocument } from '../../../content/model/search.ts'
import { attorneys } from '../../collections/attorneys/schema.ts'
import { insights } from '../../collections/insights/schema.ts'
import { areasOf, contactsOf, peopleOfArea, writePath } from '../../collections/attorneys/queries.ts'
import { contact } from '../contact/page.ts'
import { practiceAreas } from '../../collections/practice-areas/schema.ts'

/** The groups of results, in the order in which they are shown. */
export const groups = ['people', 'practices', 'insights', 'pages'] as const

const groupedCollections: unknown[] = [attorneys, practiceAreas, insights]

/** What is found and listed; undefined for pages that nobody should find. @param sections from the finished page */
export function searchDocument(site: Site, route: Route, sections: readonly PageSection[] = []) {
  const { file, path, label, title, searchWords, listed, isList, entry } = route
  const { collection, lists } = kindOf(site.registry, route.kind)
  if (!listed || isList || route.kind === 'search') return undefined
  const answers = contact.isKindOf(entry) ? (entry.data.answers?.rows ?? []) : []
  const wordsOf = new Map(answers.map(({ id, searchWords = '' }) => [id, searchWords]))
  return {
    path,
    group: groups[groupedCollections.indexOf(collection)] ?? 'pages',
    // The home page's title is for search engines.
    title: path === '/' ? label : title,
    ...ofCollections(site).get(file),
    searchWords: wordsOf.size > 0 ? entry.data.searchWords : searchWords,
    // A list of entries would be found instead of the entries.
    sections: sections.slice(0, lists ? 1 : undefined).map((section) => {
      const words = wordsOf.get(section.id)
      return words ? { ...section, lines: [...section.lines, words] } : section
    }),
  } satisfies SearchDocument
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
  const areas = entriesOf(site, practiceAreas).map(({ file, slug }): [string, Facts] => {
    const [lead] = peopleOfArea(site, slug)
    return [file, { contact: lead && pick(lead, ['name', 'phone', 'write']) }]
  })
  const notes = entriesOf(site, insights).map(({ file, data }): [string, Facts] => {
    const [contact] = contactsOf(site, data.authors)
    return [file, { contact }]
  })
  return new Map([...people, ...areas, ...notes])
})
