import type { Heading, Paragraph, Parents, Root, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { emphasis, headingEnd, lineMarks, marks, said, unclosedTag, type RawMark } from './rawMarks.ts'
import { positionAt, report } from './report.ts'
import { hasSecondSentence } from '../text/sentences.ts'

/** Reports text that visitors would see otherwise than it was meant, while tags and quotation marks are as typed. */
export const remarkLint = () => (tree: Root, file: VFile) => {
  const body = String(file)
  const { numbered, tags = [] } = file.data.body ?? {}
  const blocks = blocksOf(tree, body)
  const everywhere = [unclosedTag(tags), ...(hasStarNotes(blocks) ? [] : [emphasis]), ...marks]
  for (const { node, parent, offset, text } of blocks) {
    const own =
      node.type === 'paragraph' ? lineMarks : node.type === 'heading' && !numbered ? [headingEnd] : []
    for (const { index, end, mark } of findMarks(text, [...everywhere, ...own])) {
      const typed = body.slice(offset + index, offset + end).replace(/\s+/g, ' ')
      const [rule, , fix, wrong = said[rule] ?? ''] = mark
      const message = wrong.replace('$&', () => typed)
      report(file, positionAt(body, offset + index), rule, message, fix)
    }
    if (node.type !== 'paragraph' || parent?.type === 'footnoteDefinition') continue
    let start = offset
    for (const line of text.replace(label, (words) => ' '.repeat(words.length)).split('\n')) {
      const isTwo = hasSecondSentence(line.replaceAll(filler, '').trim())
      const fix = 'Start each sentence on a line of its own, so that a redline shows which one changed.'
      const message = 'A second sentence starts on the same line.'
      if (isTwo) report(file, positionAt(body, start), 'sentence-a-line', message, fix)
      start += line.length + 1
    }
  }
}

/** What rows find in a text, in their order; what one has found, the others don't look at. */
export function findMarks(text: string, rows: readonly RawMark[]) {
  const found: { index: number; end: number; mark: RawMark }[] = []
  for (const mark of rows)
    for (const { 0: typed, index } of text.matchAll(mark[1])) {
      const end = index + typed.length
      if (found.some((other) => index < other.end && other.index < end)) continue
      found.push({ index, end, mark })
      // Bold words, the items of a list and the rows of a table are one problem.
      if (mark[0] === 'raw-mark') break
    }
  return found
}

interface Block {
  node: Paragraph | Heading | TableCell
  parent: Parents | undefined
  /** Where it begins in the body. */
  offset: number
  /** Its text; code, tags, links’ addresses and marks that are obeyed are fillers, so offsets stay. */
  text: string
}

const filler = '\uFFFC'
const escape = /\\[!-/:-@[-`{-~]/g
const quotePrefix = /(?<=\n)[ \t]*(?:>[ \t]?)+/g

/** A name of the paragraph at its beginning, as in “**Fees.** We charge …”: no sentence of its own. */
const label = /^\uFFFC{1,3}[^\uFFFC\n]{1,60}\uFFFC{1,3}\.?/

function blocksOf(tree: Root, body: string): Block[] {
  const blocks: Block[] = []
  visit(tree, ['paragraph', 'heading', 'tableCell'], (visited, _index, parent) => {
    const node = visited as Block['node']
    const start = node.position?.start.offset
    // Behind the last word there may be the closing ## of a heading.
    const end = (node.children.at(-1) ?? node).position?.end.offset
    if (start === undefined || end === undefined) return
    let text = body.slice(start, end).replace(/[^\n]/g, filler)
    visit(node, 'text', ({ position, value }) => {
      const [from, to] = [position?.start.offset, position?.end.offset]
      if (from === undefined || to === undefined) return
      const typed = body
        .slice(from, to)
        .replace(escape, filler.repeat(2))
        .replace(/&\w+;/g, (name) => (value.includes(name) ? name : filler.repeat(name.length)))
        .replace(quotePrefix, (signs) => ' '.repeat(signs.length))
      text = text.slice(0, from - start) + typed + text.slice(to - start)
    })
    blocks.push({ node, parent, offset: start, text })
  })
  return blocks
}

/** Notes with stars, whose text is below: "Fees* are low." and "*Without costs." */
const hasStarNotes = (blocks: readonly Block[]): boolean =>
  blocks.some(({ text }) => /^\*{1,2}\p{L}/u.test(text)) &&
  blocks.some(({ text }) => /[\p{L}\p{N}.,)]\*{1,2}(?=[\s.,;:)]|$)/u.test(text))
