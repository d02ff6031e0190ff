import { isWordMatch, searchWords } from '../../../content/text/searchWords.ts'

/**
 * Prepares texts for searching. Each different word is compared once, however many texts have it.
 * @returns a function from typed words to the positions of the texts that match every one of them; undefined without words
 */
export function createFinder(texts: readonly (readonly string[])[]) {
  const positions = new Map<string, Set<number>>()
  const wordsOfText = new Map<string, string[]>()
  texts.forEach((lines, position) => {
    for (const line of lines) {
      const words = wordsOfText.get(line) ?? searchWords(line)
      wordsOfText.set(line, words)
      for (const word of words) {
        const found = positions.get(word)
        if (found) found.add(position)
        else positions.set(word, new Set([position]))
      }
    }
  })
  return (query: string): ReadonlySet<number> | undefined => {
    let matches: Set<number> | undefined
    for (const typed of searchWords(query)) {
      const found = new Set<number>()
      for (const [word, at] of positions)
        if (isWordMatch(typed, word)) for (const one of at) if (matches?.has(one) ?? true) found.add(one)
      matches = found
    }
    return matches
  }
}
