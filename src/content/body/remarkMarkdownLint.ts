import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Position } from '../model/diagnostic.ts'
import { firstMultiSentenceLine } from './sentences/firstMultiSentenceLine.ts'
import { bodyContext, placeIn, reporter } from './bodyFile.ts'
import { lintMarkdown } from './lintMarkdown.ts'

declare module 'vfile' {
  interface DataMap {
    /** The addresses of pictures that were meant and are none, because of a slip in their Markdown. */
    brokenImages: string[]
    /** Where a second sentence stands on a line for the first time, and how many sentences do so. */
    multiSentenceLines: (Position & { count: number }) | undefined
  }
}

/** Tells Markdown that misses its form by little. Tags must still be where they were typed. */
export const remarkMarkdownLint =
  () =>
  (tree: Root, file: VFile): void => {
    const body = String(file)
    const crowd = firstMultiSentenceLine(body, tree)
    file.data.multiSentenceLines = crowd && { ...placeIn(file)(crowd.at), count: crowd.count }
    file.data.brokenImages = lintMarkdown(tree, body, {
      ...bodyContext(file),
      report: reporter(file),
    })
  }
