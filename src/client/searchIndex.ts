import type { SearchDocument } from '../content/model.ts'
import { describePage, type FoundPage } from '../content/text/marks.ts'
import { searchWords } from '../content/text/searchWords.ts'
import { createWordIndex } from './wordIndex.ts'

/** Words that say nothing about what a visitor looks for. */
const fillers = new Set(
  searchWords(`a about after all am an and any are as at be been before but by can could did do does find for from had has have he help her
  how i if in into is it its looking many may me much my need no not of on one or our please she should so someone than that
  the their them then there they this to under up upon us want was we were what when where which who whom will with would
  you your`),
)

/** The line with what was typed; undefined if a row with a person's name, title and practices shows it anyway. */
function reasonOf({ heading, note, excerpt }: FoundPage, row: string): string | undefined {
  const between = heading.length > 0 ? [{ text: ': ', isMatch: false }] : []
  const line = excerpt.length > 0 ? [...heading, ...between, ...excerpt] : note
  const isInRow = (text: string) => row.toLowerCase().includes(text.toLowerCase())
  const isNew = line.some(({ text, isMatch }) => isMatch && !isInRow(text))
  return isNew ? line.map(({ text }) => text).join('') : undefined
}

/** The text of a document by the fields that are searched. */
const fields: Readonly<Record<string, (document: SearchDocument) => string>> = {
  title: ({ title }) => title,
  note: ({ note = '', practices = '' }) => `${note}\n${practices}`,
  searchWords: ({ searchWords = '' }) => searchWords,
  headings: ({ sections }) => sections.map(({ heading }) => heading).join('\n'),
  text: ({ sections }) => sections.flatMap(({ lines }) => lines).join('\n'),
}

export function createSearchIndex() {
  const documents = new Map<string, SearchDocument>()
  const options = {
    idField: 'path',
    fields: Object.keys(fields),
    extractField: (document: SearchDocument, name: string) => fields[name]?.(document) ?? document.path,
  }
  const index = createWordIndex(options, { title: 8, note: 3, searchWords: 4, headings: 3 })
  return {
    async add(more: readonly SearchDocument[]): Promise<void> {
      const fresh = more.filter(({ path }) => !documents.has(path))
      for (const document of fresh) documents.set(document.path, document)
      await index.add(fresh, 20)
    },
    /**
     * All pages that answer, the best first, and the words that no page has with those that were searched instead. Call `show`
     * and `reason` only for pages on the screen: each takes as long as finding them.
     */
    search(query: string) {
      const words = [...new Set(searchWords(query))]
      const numbers = words.filter((word) => /^\d{7,10}$/.test(word))
      const telling = numbers.length > 0 ? numbers : words.filter((word) => !fillers.has(word))
      const { matches, similar } = index.match(telling.length > 0 ? telling : words)
      // People are called Will or May, and the subject may be wills.
      const named = telling.length > 0 ? index.match(words.filter((word) => fillers.has(word))).matches : []
      const isNamed = new Set(named.flatMap(({ id, fields }) => (fields.has('title') ? [id] : [])))
      const results = matches.map((match) => {
        const count = match.count + Number(isNamed.has(match.id))
        const isHeading = ['title', 'searchWords', 'headings'].some((name) => match.fields.has(name))
        const isPractice = documents.get(match.id)?.group === 'practices'
        const score = match.score * count ** 3 * (isHeading ? 4 : 1) * (isPractice ? 2 : 1)
        return { ...match, count, score }
      })
      const most = Math.max(...results.map(({ count }) => count))
      const best = Math.max(...results.map(({ score }) => score))
      // Pages with few or common words of a question aren't an answer if others answer it.
      const answers = results.filter(({ count, score }) => count > most / 2 && score > best / 150)
      const pages = answers
        .sort((a, b) => b.score - a.score)
        .flatMap(({ id, terms, count }) => {
          const document = documents.get(id)
          if (!document) return []
          const show = () => describePage(document, terms, count)
          return { path: document.path, show, reason: (row: string) => reasonOf(show(), row) }
        })
      return { pages, similar: [...similar] }
    },
  }
}
