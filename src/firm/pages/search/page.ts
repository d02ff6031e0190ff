import { z } from 'zod'
import { shortText, text } from '../../../content/model/fields.ts'
import type { Route, Site } from '../../../content/model/site.ts'
import { register } from '../../collections/attorneys/queries.ts'
import { areasInOrder } from '../../collections/practice-areas/queries.ts'
import { definePage, pageSchema } from '../definePage.ts'
import { groups, searchDocument } from './documents.ts'

const short = (sentence: string) => shortText(60, sentence)
const withCount = (sentence: string) => short(sentence).includes('{count}', 'must include {count}')

export const search = definePage({
  name: 'search',
  schema: pageSchema('search', 'The search. Without scripts, it lists all pages.', {
    field: short('The label of the field.'),
    groups: z
      .strictObject({
        people: short('The heading above people.'),
        practices: short('The heading above practice areas.'),
        insights: short('The heading above notes, alerts and events.'),
        pages: short('The heading above other pages.'),
      })
      .describe('The headings above the list of all pages.'),
    kinds: z
      .strictObject({
        people: short('The word next to a person.'),
        practices: short('The word next to a practice area.'),
        insights: short('The word next to a note, an alert or an event.'),
        pages: short('The word next to another page.'),
      })
      .describe('The words next to results.'),
    searching: short('The text while the search is being loaded.'),
    one: short('The text above a single result.'),
    results: withCount('The text above results. Their number replaces {count}.'),
    more: withCount('The button that shows all results. Their number replaces {count}.'),
    similar: text('The sentence if no page has a word: {typed} is that word, {shown} the nearest.'),
    nothing: text('What to do if nothing was found. The firm’s phone number and e-mail address follow.'),
    failed: text('What to do if the search can’t be loaded. Phone number and e-mail address follow.'),
  }),
  shows: [
    'title',
    'lede',
    'field',
    'groups',
    'kinds',
    'searching',
    'one',
    'results',
    'more',
    'similar',
    'nothing',
    'failed',
  ],
  address: '/search',
  isSingle: true,
  facts: ({ site }) => ({ lists: pageLists(site) }),
})

/** Longer groups are only a link to their own list. */
const longestGroup = 100

/** All pages by group: people by family name, practices in their order, others by address. */
function pageLists(site: Site) {
  const places = new Map([...register(site), ...areasInOrder(site)].map(({ file }, index) => [file, index]))
  const place = ({ file }: Route) => places.get(file) ?? 0
  const listOf = { people: 'attorneys', practices: undefined, insights: 'insights', pages: undefined }
  const documents = site.routes
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((route) => searchDocument(site, route) ?? [])
  return groups.map((group) => {
    const links = documents.flatMap((one) =>
      one.group === group ? { address: one.path, title: one.title } : [],
    )
    const list = links.length > longestGroup && site.routes.find(({ kind }) => kind === listOf[group])
    return { group, links: list ? [{ address: list.path, title: list.title }] : links }
  })
}
