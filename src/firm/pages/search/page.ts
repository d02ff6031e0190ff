import { listOf, shortText, text } from '../../../content/model/fields.ts'
import { group } from '../../labels.ts'
import { action, definePage, ownPage, section } from '../../../content/model.ts'
import { searchDocuments } from './documents.ts'

const short = (sentence: string) => shortText(60, sentence)
const withCount = (sentence: string) => short(sentence).includes('{count}', 'must include {count}')

export const search = definePage({
  ...ownPage('search', 'The search. Without scripts, it has links only.', {
    field: short('The label of the field.'),
    kinds: group('The words next to results.', {
      people: short('For a person.'),
      practices: short('For a practice area.'),
      answers: short('For a plain answer.'),
      insights: short('For a note, alert or event.'),
      pages: short('For another page.'),
    }),
    searching: text('The text while {typed} is searched.'),
    one: short('The text above a single result.'),
    results: withCount('The text above results. Their number replaces {count}.'),
    more: withCount('The button that shows all results. Their number replaces {count}.'),
    similar: text('The sentence if no page has a word: {typed} is that word, {shown} the nearest.'),
    nothing: text('What to do if nothing was found.'),
    failed: text('What to do if the search can’t be loaded.'),
    off: text('The text without scripts.'),
    instead: section('The links until something is found.', 'Their heading.', {
      links: listOf(action, 'Those after the plain answers.'),
    }),
  }),
  address: '/search',
  isSingle: true,
  facts: ({ site }) => ({
    answers: site.routes
      .flatMap((route) => searchDocuments(site, route))
      .filter(({ group }) => group === 'answers')
      .map(({ path, title }) => ({ link: path, text: title })),
  }),
})
