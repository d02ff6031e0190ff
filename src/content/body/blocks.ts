import type { Heading, Paragraph, Parents, Root, TableCell } from 'mdast'
import { visit } from 'unist-util-visit'

/** A paragraph, heading or cell of a table, as it is typed. */
export interface Block {
  node: Paragraph | Heading | TableCell
  parent: Parents | undefined
  /** Where it begins in the body. */
  offset: number
  /** Its text; code, tags, links’ addresses and marks that are obeyed are fillers, so offsets stay. */
  text: string
}

/** Stands for a character that is no text. */
export const filler = '\uFFFC'

const escape = /\\[!-/:-@[-`{-~]/g
const quotePrefix = /(?<=\n)[ \t]*(?:>[ \t]?)+/g

/** Every block of a body that holds text. */
export function blocksOf(tree: Root, body: string): Block[] {
  const blocks: Block[] = []
  visit(tree, (node, _index, parent) => {
    if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell') return
    const { start } = node.position ?? {}
    // Behind the last word there may be the closing ## of a heading.
    const { end } = node.children.at(-1)?.position ?? node.position ?? {}
    if (start?.offset === undefined || end?.offset === undefined) return
    const offset = start.offset
    let text = body.slice(offset, end.offset).replace(/[^\n]/g, filler)
    visit(node, 'text', ({ position }) => {
      const [from, to] = [position?.start.offset, position?.end.offset]
      if (from === undefined || to === undefined) return
      const typed = body
        .slice(from, to)
        .replace(escape, filler.repeat(2))
        .replace(quotePrefix, (signs) => ' '.repeat(signs.length))
      text = text.slice(0, from - offset) + typed + text.slice(to - offset)
    })
    blocks.push({ node, parent, offset, text })
  })
  return blocks
}
