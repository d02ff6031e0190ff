import { listOf, shortText } from '../../../content/model/fields.ts'
import { notFoundPath } from '../../../content/publish/addresses.ts'
import { type Action, action, definePage, ownPage } from '../../../content/model.ts'

export const notFound = definePage({
  ...ownPage('not-found', 'The page that visitors see at an address that doesn’t exist.', {
    headline: shortText(60, 'The large headline.'),
    links: listOf(action, 'Links to pages that visitors may want instead.'),
    search: shortText(60, 'The link that searches for the words of the missing address.').optional(),
  }),
  address: notFoundPath,
  isSingle: true,
  isRequired: true,
  // `client/query.ts` adds the words.
  facts: ({ site, entry: { data } }) => ({
    search: site.routes.flatMap(({ kind, path }): Action[] =>
      kind === 'search' && data.search !== undefined ? [{ text: data.search, link: path }] : [],
    ),
  }),
})
