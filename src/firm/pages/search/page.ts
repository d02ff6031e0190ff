import { z } from 'zod'
import { shortText, text } from '../../../content/model/fields.ts'
import type { Site } from '../../../content/model/site.ts'
import { definePage, pageSchema } from '../../definePage.ts'
import { groupOf, nameOf, noteOf } from './documents.ts'
import { groups } from './searchFile.ts'

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
        pages: short('The heading above other pages.'),
      })
      .describe('The headings above results, and above the list of all pages.'),
    everyone: short('The link to the page of all people, if there are too many for this page.'),
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

/** All pages by group, practices in their order and others by address. */
function pageLists(site: Site) {
  const directory = site.routes.find(({ kind }) => kind === 'attorneys')
  return groups.map((group) => {
    const routes = site.routes.filter((route) => groupOf(site, route) === group)
    if (group === 'practices') routes.sort((a, b) => a.order - b.order)
    const isLong = group === 'people' && routes.length > longestList && directory !== undefined
    const links = routes.map((route) => ({
      path: route.path,
      title: nameOf(route),
      note: noteOf(site, route),
    }))
    return { group, links: isLong ? [] : links, directory: isLong ? directory.path : undefined }
  })
}
