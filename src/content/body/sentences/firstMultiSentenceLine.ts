import type { Root } from 'mdast'
import type { Point } from 'unist'
import { lineBreakEdits } from './lineBreakEdits.ts'

/** A stop with something behind it on its line. Most bodies have one sentence a line, and need no closer look. */
const stopWithin = /[.!?][^\s]{0,200}[ \t]+\S/

/**
 * Where in a body a sentence begins in the middle of a line for the first time, and how often that happens; undefined
 * when every sentence that a repair would part from another begins a line.
 * @param body the text below the fields
 * @param tree what the parser made of it
 */
export function firstMultiSentenceLine(body: string, tree: Root): { at: Point; count: number } | undefined {
  if (!stopWithin.test(body)) return undefined
  const sentences = lineBreakEdits(body, tree).flat()
  const [first] = sentences
  if (!first) return undefined
  const lines = body.slice(0, first.end).split('\n')
  const at = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset: first.end }
  return { at, count: sentences.length }
}
