import type { Root } from 'mdast'
import type { VFile } from 'vfile'
import type { ParsedBody } from '../model/parsedBody.ts'
import { lineBreakEdits } from './sentences/lineBreakEdits.ts'
import { placesIn } from './placesIn.ts'
import { bodyContext, placeIn, reporter } from './bodyFile.ts'
import { lintMarkdown } from './lintMarkdown.ts'

declare module 'vfile' {
  interface DataMap {
    brokenImages: ParsedBody['brokenImages']
    multiSentenceLines: ParsedBody['multiSentenceLines']
  }
}

/** A stop with something behind it on its line. Most bodies have one sentence a line, and need no closer look. */
const stopWithin = /[.!?][^\s]{0,200}[ \t]+\S/

/** Finds Markdown that misses its form by little, and sentences that share a line, while tags stand as typed. */
export const remarkMarkdownLint =
  () =>
  (tree: Root, file: VFile): void => {
    const body = String(file)
    const sentences = stopWithin.test(body) ? lineBreakEdits(body, tree).flat() : []
    const [first] = sentences
    file.data.multiSentenceLines = first && {
      ...placeIn(placesIn(body)(first.end)),
      count: sentences.length,
    }
    file.data.brokenImages = lintMarkdown(tree, body, {
      ...bodyContext(file),
      report: reporter(file),
    })
  }
