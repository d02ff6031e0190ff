import type { Heading, Paragraph, Root, RootContent, TableCell } from 'mdast'
import type { VFile } from 'vfile'
import { emphasis, headingEnd, lineMarks, marks, said, unclosedTag, type RawMark } from './rawMarks.ts'
import { nodesOf } from './nodesOf.ts'
import { positionAt, report } from './report.ts'
import { hasSecondSentence } from '../text/sentences.ts'

/** Reports text that visitors would see otherwise than it was meant, while tags and quotation marks are as typed. */
export const remarkLint = () => (tree: Root, file: VFile) => {
  const body = String(file)
  const { numbered, tags = [] } = file.data.body ?? {}
  const blocks = blocksOf(tree, body)
  const everywhere = [unclosedTag(tags), ...(hasStarNotes(blocks) ? [] : [emphasis]), ...marks]
  for (const { node, isNote, offset, text } of blocks) {
    const own =
      node.type === 'paragraph' ? lineMarks : node.type === 'heading' && !numbered ? [headingEnd] : []
    for (const { index, end, mark } of findMarks(text, [...everywhere, ...own])) {
      const typed = body.slice(offset + index, offset + end).replace(/\s+/g, ' ')
      const [rule, , fix, wrong = said[rule] ?? ''] = mark
      const message = wrong.replace('$&', () => typed)
      report(file, positionAt(body, offset + index), rule, message, fix)
    }
    if (node.type !== 'paragraph' || isNote) continue
    let start = offset
    for (const line of text.replace(label, (words) => ' '.repeat(words.length)).split('\n')) {
      const isTwo = hasSecondSentence(line.replaceAll(filler, '').trim())
      const fix = 'Put each sentence on its own line, so that a redline shows which one changed.'
      const message = 'A second sentence starts on this line.'
      if (isTwo) report(file, positionAt(body, start), 'sentence-a-line', message, fix)
      start += line.length + 1
    }
  }
}

/** What rows find in a text, in their order; what one has found, the others don't look at. */
export function findMarks(text: string, rows: readonly RawMark[]) {
  const found: { index: number; end: number; mark: RawMark }[] = []
  for (const mark of rows) {
    // `matchAll` copies the pattern, which takes longer than most searches.
    if (text.search(mark[1]) === -1) continue
    for (const { 0: typed, index } of text.matchAll(mark[1])) {
      const end = index + typed.length
      if (found.some((other) => index < other.end && other.index < end)) continue
      found.push({ index, end, mark })
      // Bold words, the items of a list and the rows of a table are one problem.
      if (mark[0] === 'raw-mark') break
    }
  }
  return found
}

interface Block {
  node: Paragraph | Heading | TableCell
  isNote: boolean
  /** Its offset in the body. */
  offset: number
  /** Its text; code, tags, links’ addresses and marks that are obeyed are fillers, so offsets stay. */
  text: string
}

const filler = '\uFFFC'
const escape = /\\[!-/:-@[-`{-~]/g
const quotePrefix = /(?<=\n)[ \t]*(?:>[ \t]?)+/g

/** A bold label at the start of a paragraph isn't a sentence: “**Fees.** We charge …” */
const label = /^\uFFFC{1,3}(?:[^\n]{1,200}?[.:!?]\uFFFC{1,3}(?= )|[^\uFFFC\n]{1,60}\uFFFC{1,3}\.?)/

function blocksOf(tree: Root, body: string): Block[] {
  const nodes = nodesOf(tree)
  const notes = new Set<RootContent>(
    nodes.flatMap((node) => (node.type === 'footnoteDefinition' ? node.children : [])),
  )
  return nodes.flatMap((node) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return []
    const [offset] = offsetsOf(node)
    // Behind the last word there may be the closing ## of a heading.
    const [, end] = offsetsOf(node.children.at(-1) ?? node)
    let [text, at] = ['', offset]
    const fillTo = (next: number) => {
      text += body.slice(at, next).replace(/[^\n]/g, filler)
    }
    for (const child of nodesOf(node)) {
      const [from, to] = offsetsOf(child)
      if (child.type !== 'text' || from === to) continue
      fillTo(from)
      text += body
        .slice(from, to)
        .replace(escape, filler.repeat(2))
        .replace(/&\w+;/g, (name) => (child.value.includes(name) ? name : filler.repeat(name.length)))
        .replace(quotePrefix, (signs) => ' '.repeat(signs.length))
      at = to
    }
    fillTo(end)
    return { node, isNote: notes.has(node), offset, text }
  })
}

/** Where a node is in the body: nowhere, when a plugin made it. */
const offsetsOf = ({ position }: RootContent): [from: number, to: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/** Notes with stars, whose text is below: "Fees* are low." and "*Without costs." */
const hasStarNotes = (blocks: readonly Block[]): boolean =>
  blocks.some(({ text }) => /^\*{1,2}\p{L}/u.test(text)) &&
  blocks.some(({ text }) => /[\p{L}\p{N}.,)]\*{1,2}(?=[\s.,;:)]|$)/u.test(text))
