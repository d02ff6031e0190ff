import { searchWords, stemMark } from '../../../content/text/searchWords.ts'
import { createWordIndex } from '../../../client/wordIndex.ts'

/** A word and its beginnings of five letters or more, so that a slip is forgiven before the word is typed to its end. */
const beginnings = (word: string): string[] =>
  word.startsWith(stemMark) ? [word] : [word, ...Array.from(word.slice(5), (_, at) => word.slice(0, at + 5))]

/**
 * Prepares people's lines of text for searching. Many people share a line, such as a practice, so each is indexed once.
 * @returns a function from what somebody typed to the positions of the people who have all its words; undefined without words
 */
export async function createFinder(people: readonly (readonly string[])[]) {
  const positions = new Map<string, number[]>()
  people.forEach((lines, at) => {
    for (const line of new Set(lines)) positions.set(line, [...(positions.get(line) ?? []), at])
  })
  const index = createWordIndex<{ line: string }>({
    idField: 'line',
    fields: ['line'],
    processTerm: beginnings,
    shortestBeginning: 1,
    slipsIn: (word) => (word.length < 3 ? 0 : 1),
  })
  await index.add(
    Array.from(positions.keys(), (line) => ({ line })),
    200,
  )
  return (typed: string): ReadonlySet<number> | undefined => {
    let found: Set<number> | undefined
    for (const word of searchWords(typed)) {
      const withWord = index.match([word]).matches.flatMap(({ id }) => positions.get(id) ?? [])
      found = new Set(withWord.filter((at) => found?.has(at) ?? true))
    }
    return found
  }
}
