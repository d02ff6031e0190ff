import { z } from 'zod'
import { shortText, text } from '../../../content/model/fields.ts'
import type { Route } from '../../../content/model/route.ts'
import type { Site } from '../../../content/model/site.ts'
import { definePage, pageSchema } from '../../../content/model/definePage.ts'
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
      .describe('The headings above results, and above the list of all pages.'),
    searching: short('The text while the search is being loaded.'),
    one: short('The text above a single result.'),
    results: withCount('The text above results. Their number replaces {count}.'),
    more: withCount('The button that shows the rest of a group. Its number of results replaces {count}.'),
    nothing: text('What to do if nothing was found. The firm’s phone number and e-mail address follow.'),
    failed: text('What to do if the search can’t be loaded. Phone number and e-mail address follow.'),
  }),
  address: '/search',
  isSingle: true,
  isApprovable: false,
  facts: ({ site }) => ({ lists: pageLists(site) }),
})

/** The pages by group: practices in their order, others by address. People and notes have lists of their own. */
function pageLists(site: Site) {
  const place = ({ kind, order }: Route) => (kind === 'practice-area' ? order : 0)
  const documents = site.routes
    .toSorted((a, b) => place(a) - place(b))
    .flatMap((route) => searchDocument(site, route) ?? [])
    .filter(({ group }) => group === 'practices' || group === 'pages')
  return groups.map((group) => ({
    group,
    links: documents.flatMap((one) => (one.group === group ? { address: one.path, title: one.title } : [])),
  }))
}
