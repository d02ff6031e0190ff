import { z } from 'zod'
import { shortText, text } from '../../../content/model/fields.ts'
import type { Route } from '../../../content/model/route.ts'
import type { Site } from '../../../content/model/site.ts'
import { register } from '../../collections/people.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
import { groups, searchDocument } from './documents.ts'

const short = (sentence: string) => shortText(60, sentence)
const withCount = (sentence: string) => short(sentence).includes('{count}', 'must include {count}')

/** More people than this are on the page that the link `everyone` leads to. */
const longestList = 100

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
      .describe('The headings above results, and above the list of all pages.'),
    searching: short('The text while the search is being loaded.'),
    one: short('The text above a single result.'),
    results: withCount('The text above results. Their number replaces {count}.'),
    more: withCount('The button that shows the rest of a group. Its number of results replaces {count}.'),
    nothing: text('What to do if nothing was found. The firm’s phone number and e-mail address follow.'),
    failed: text(
      'What to do if the search can’t be loaded. The firm’s phone number and e-mail address follow.',
    ),
  }),
  address: '/search',
  isSingle: true,
  isApprovable: false,
  facts: ({ site }) => ({ lists: pageLists(site) }),
})

/** All pages by group: people by family name, practices in their order, others by address. */
function pageLists(site: Site) {
  const listOf = { people: 'attorneys', practices: undefined, insights: 'insights', pages: undefined }
  const people = new Map(register(site).map(({ file }, index) => [file, index]))
  const place = ({ file, kind, order }: Route) =>
    kind === 'attorney' ? (people.get(file) ?? 0) : kind === 'practice-area' ? order : 0
  const documents = site.routes
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((route) => searchDocument(site, route) ?? [])
  return groups.map((group) => {
    const links = documents
      .filter((document) => document.group === group)
      .map(({ path, title, note }) => ({ address: path, title, note }))
    const list = links.length > longestList && site.routes.find(({ kind }) => kind === listOf[group])
    return list
      ? { group, links: [{ address: list.path, title: list.title, note: undefined }] }
      : { group, links }
  })
}
