import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { Place } from '../model/problem.ts'
import { crowdedLine } from '../edit/fix/crowdedLine.ts'
import { bodyContext, placeIn, reporter } from './bodyFile.ts'
import { rawMarks } from './raw/rawMarks.ts'

declare module 'vfile' {
  interface DataMap {
    /** The addresses of pictures that were meant and are none, because of a slip in their Markdown. */
    brokenImages: string[]
    /** Where a second sentence stands on a line for the first time, and how many sentences do so. */
    crowded: (Place & { count: number }) | undefined
  }
}

/** Tells Markdown that misses its form by little. Tags must still be where they were typed. */
export const remarkMarkdownLint =
  () =>
  (tree: Root, file: VFile): void => {
    const body = String(file)
    const crowd = crowdedLine(body, tree)
    file.data.crowded = crowd && { ...placeIn(file)(crowd.at), count: crowd.count }
    file.data.brokenImages = rawMarks(tree, body, {
      numbered: bodyContext(file).numbered,
      report: reporter(file),
    })
  }
