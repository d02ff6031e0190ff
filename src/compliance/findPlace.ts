import { fileStart, type Place } from '../content/model/problem.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { wordFinder } from './placeOfWords.ts'

/** A place in a file of the content folder. */
export interface FilePlace extends Place {
  file: string
}

/** Finds words in the first of some files that holds them. */
export type FindPlace = (words: string, files: readonly string[]) => FilePlace | undefined

type WordFinder = ReturnType<typeof wordFinder>

/** Each file as it was last looked into, prepared: from one save to the next, most files stay as they are. */
const prepared = new Map<string, { text: string; find: WordFinder }>()

/** A search over content files; each is prepared when it is first looked into. */
export function placeFinder(sources: readonly SourceFile[]): FindPlace {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const finderOf = (file: string): WordFinder => {
    const text = textOf.get(file) ?? ''
    const last = prepared.get(file)
    if (last?.text === text) return last.find
    const find = wordFinder(text)
    prepared.set(file, { text, find })
    return find
  }
  return (words, files) => {
    for (const file of files) {
      const place = finderOf(file)(words)
      if (place) return { file, ...place }
    }
    return undefined
  }
}

export const startOf = (file: string): FilePlace => ({ file, ...fileStart })
