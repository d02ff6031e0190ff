import type { Heading, Nodes, Paragraph, Parents, Root, TableCell } from 'mdast'

/** A paragraph, heading or cell of a table as it was typed. */
export interface MaskedBlock {
  kind: 'paragraph' | 'heading' | 'tableCell'
  /** Where it begins in the body. */
  from: number
  typed: string
  /** The same, sign by sign, with only what visitors read as it was typed; the rest is blanked out. */
  text: string
  /** What stands before it: undefined at the beginning. */
  above: Nodes | undefined
  /** What stands behind it: undefined at the end. */
  below: Nodes | undefined
  /** The sign (`-`, `*` or `+`) before the items of the list that it stands in. */
  itemSign: string | undefined
  /** What it stands in: `root` at the margin, `blockquote`, `listItem`. */
  within: Nodes['type'] | undefined
  /** The same of the list directly above it. */
  itemSignAbove: string | undefined
}

/** A finding in a block: where in it, what is wrong and what to do. */
export interface LintFinding {
  index: number
  message: string
  fix: string
  /** Whether it is a link or a picture beyond doubt, which visitors can neither follow nor see. */
  isBroken?: boolean
  /** The address of the picture that was meant to be shown. */
  picture?: string
}

/** Stands for every sign that is Markdown, code, or a picture. */
export const mask = '\uFFFC'

/** The blocks of running text of a body, with the Markdown in them that was understood blanked out. */
export function maskedBlocks(tree: Root, body: string): MaskedBlock[] {
  const blocks: MaskedBlock[] = []
  addBlocksIn(tree, body, blocks)
  return blocks
}

function addBlocksIn(parent: Parents, body: string, blocks: MaskedBlock[]): void {
  for (const [index, node] of parent.children.entries()) {
    const isBlock = node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
    if (!isBlock && 'children' in node) addBlocksIn(node, body, blocks)
    const from = node.position?.start.offset
    const to = node.position?.end.offset
    if (!isBlock || from === undefined || to === undefined) continue
    const typed = body.slice(from, to)
    const [above, below] = [parent.children[index - 1], parent.children[index + 1]]
    const text = textOf(node, { from, typed })
    const [itemSign, itemSignAbove] = [itemSignOf(parent, body), itemSignOf(above, body)]
    blocks.push({
      kind: node.type,
      from,
      typed,
      text,
      above,
      below,
      within: parent.type,
      itemSign,
      itemSignAbove,
    })
  }
}

/** The sign before the items of a bulleted list. @param node the list, or one of its items */
function itemSignOf(node: Nodes | undefined, body: string): string | undefined {
  if (node?.type !== 'listItem' && node?.type !== 'list') return undefined
  const sign = body[node.position?.start.offset ?? 0] ?? ''
  return /[-*+]/.test(sign) ? sign : undefined
}

function textOf(
  block: Paragraph | Heading | TableCell,
  { from, typed }: { from: number; typed: string },
): string {
  const hidden: [start: number, end: number][] = []
  const hideIn = ({ children }: { children: readonly Nodes[] }) => {
    for (const node of children) {
      if (node.type === 'text') continue
      const start = node.position?.start.offset
      const end = node.position?.end.offset
      const inside = 'children' in node ? node.children : []
      const first = inside.at(0)?.position?.start.offset
      const last = inside.at(-1)?.position?.end.offset
      if (start !== undefined && end !== undefined) {
        if (first === undefined || last === undefined) hidden.push([start, end])
        else hidden.push([start, first], [last, end])
      }
      hideIn({ children: inside })
    }
  }
  hideIn(block)
  let text = ''
  let read = 0
  for (const [start, end] of hidden.sort((a, b) => a[0] - b[0])) {
    text += typed.slice(read, Math.max(read, start - from))
    text += typed.slice(text.length, Math.max(text.length, end - from)).replace(/[^\n]/g, mask)
    read = text.length
  }
  text += typed.slice(read)
  // Escaped signs are meant to be seen.
  return text.replace(/\\[!-/:-@[-`{-~]/g, mask + mask)
}

/** The first few words of a text, in one line. */
export function firstWords(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length <= 4 ? words.join(' ') : `${words.slice(0, 4).join(' ')}…`
}
