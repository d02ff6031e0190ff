import { fileStart, type Place } from '../site/problem.ts'
import type { SourceFile } from '../site/sourceFile.ts'
import { wordFinder } from './placeOfWords.ts'

/** A place in a file of the content folder. */
export interface FilePlace extends Place {
  file: string
}

/** Finds words in the first of some files that holds them. */
export type FindPlace = (words: string, files: readonly string[]) => FilePlace | undefined

/** A search over content files; each is prepared when it is first looked into, and once. */
export function placeFinder(sources: readonly SourceFile[]): FindPlace {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const finders = new Map<string, ReturnType<typeof wordFinder>>()
  const finderOf = (file: string) => {
    const known = finders.get(file)
    if (known) return known
    const made = wordFinder(textOf.get(file) ?? '')
    finders.set(file, made)
    return made
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
