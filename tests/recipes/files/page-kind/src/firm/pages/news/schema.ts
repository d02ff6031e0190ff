import { listOf, text } from '../../../content/model/fields.ts'
import { pageSchema } from '../../fields/page.ts'

export const newsSchema = pageSchema('news', 'The page that tells what is new.', {
  news: listOf(text('One sentence.'), 'What is new, a sentence each.'),
})
