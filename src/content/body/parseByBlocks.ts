import type { Nodes, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { beginsAnew, parseRegularBlock } from './parseRegularBlock.ts'

/** Lines that stand together, and where the first one begins. */
interface Block {
  lines: string[]
  start: Point
}

/**
 * What is used far away, or goes on behind a blank line without being indented: definitions, code between fences, HTML
 * that ends by a sign of its own. Besides, the signs that micromark takes for others.
 */
const reachesFar = /[\r\0\t\uFEFF]|\]:|```|~~~|<[!?]|<(?:pre|script|style|textarea)/i

/**
 * Parts a body into plain blocks, which are read by their lines, and the rest, which is for the library, wherever neither
 * can touch the other.
 * @param parse what the library makes of a part; `start` is where that begins in the body
 * @returns undefined when the body cannot be parted
 */
export function parseByBlocks(
  body: string,
  parse: (part: string, start: Point) => readonly RootContent[],
): Root | undefined {
  if (reachesFar.test(body)) return undefined
  const { blocks, end } = blocksOf(body)
  const children: RootContent[] = []
  /** What waits for the library, with the blank lines behind it. */
  let rest: { start: Point; end: number } | undefined
  const parseRest = () => {
    if (rest)
      for (const node of parse(body.slice(rest.start.offset, rest.end), rest.start)) children.push(node)
    rest = undefined
  }
  for (const [index, { lines, start }] of blocks.entries()) {
    const isApart = rest === undefined || beginsAnew(lines[0] ?? '')
    const regular = isApart ? parseRegularBlock(lines, start) : undefined
    const below = blocks[index + 1]
    // A list goes on in what is indented, or is an item.
    if (
      regular &&
      (regular.at(-1)?.type !== 'list' || below === undefined || beginsAnew(below.lines[0] ?? ''))
    ) {
      parseRest()
      for (const node of regular) children.push(node)
    } else {
      rest = { start: rest?.start ?? start, end: below?.start.offset ?? body.length }
    }
  }
  parseRest()
  return { type: 'root', children, position: { start: { line: 1, column: 1, offset: 0 }, end } }
}

function blocksOf(body: string): { blocks: Block[]; end: Point } {
  const blocks: Block[] = []
  const texts = body.split('\n')
  let block: Block | undefined
  let offset = 0
  for (const [index, text] of texts.entries()) {
    if (text === '') block = undefined
    else if (block) block.lines.push(text)
    else blocks.push((block = { lines: [text], start: { line: index + 1, column: 1, offset } }))
    offset += text.length + 1
  }
  const column = (texts.at(-1)?.length ?? 0) + 1
  return { blocks, end: { line: texts.length, column, offset: body.length } }
}

/** A place in a part, as one of the body. @param start where the part begins */
export const placeInBody = ({ line, column, offset = 0 }: Point, start: Point): Point => ({
  line: line + start.line - 1,
  column,
  offset: offset + (start.offset ?? 0),
})

/** Gives all places of a tree as those of the body. It is walked without recursion, which a very deep tree would exhaust. */
export function moveIntoBody(tree: Root, start: Point): void {
  const waiting: Nodes[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.position)
      node.position = {
        start: placeInBody(node.position.start, start),
        end: placeInBody(node.position.end, start),
      }
    if ('children' in node) for (const child of node.children) waiting.push(child)
  }
}
