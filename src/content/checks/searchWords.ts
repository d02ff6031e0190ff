import { diagnostic } from '../model/diagnostic.ts'
import { textsIn } from '../model/fieldPath.ts'
import type { CheckContext } from '../model/site.ts'
import { searchWords, stem } from '../text/searchWords.ts'

const stems = (text: string): string => ` ${searchWords(text).map(stem).join(' ')} `

/** Words for the search that the page has already. */
export function* checkSearchWords({ content: { entries } }: CheckContext) {
  for (const { file, data, prose, placeOf } of entries) {
    if (data.searchWords === undefined) continue
    const { searchWords, description: _, ...shown } = data
    const texts = [...textsIn(shown).map(({ text }) => text), ...prose.blocks.map(({ whole }) => whole)]
    const page = stems([...texts, ...prose.headings.map(({ text }) => text)].join(' . '))
    for (const words of searchWords.split(','))
      if (page.includes(stems(words)))
        yield diagnostic(file, placeOf(['searchWords'], words.trim()), [
          'search-word',
          `The page has "${words.trim()}" already, so visitors find it by that.`,
          'Delete it from searchWords.',
        ])
  }
}
