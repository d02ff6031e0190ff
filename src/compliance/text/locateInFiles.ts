import { fileStart, type Position } from '../../content/model/diagnostic.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { createLocator } from './locateText.ts'

/** A place in a file of the content folder. */
export interface FilePosition extends Position {
  file: string
}

/** Finds words in the first of some files that holds them. */
export type LocateInFiles = (words: string, files: readonly string[]) => FilePosition | undefined

type WordFinder = ReturnType<typeof createLocator>

/** Each file as it was last looked into, prepared: from one save to the next, most files stay as they are. */
const prepared = new Map<string, { text: string; find: WordFinder }>()

/** A search over content files; each is prepared when it is first looked into. */
export function createFilesLocator(sources: readonly SourceFile[]): LocateInFiles {
  const textOf = new Map(sources.map(({ path, text }) => [path, text]))
  const finderOf = (file: string): WordFinder => {
    const text = textOf.get(file) ?? ''
    const last = prepared.get(file)
    if (last?.text === text) return last.find
    const find = createLocator(text)
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

export const startOf = (file: string): FilePosition => ({ file, ...fileStart })
