import { tagOf } from '../tags/tag.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { ElementContent, RootContent } from 'hast'
import type { Position } from '../model/diagnostic.ts'

/** The words of one paragraph, list item, cell or the like, in reading order. */
export interface TextBlock {
  /** Links' words and code are blanked out, sign by sign, so that places stay. */
  text: string
  /** The same with links' words. */
  whole: string
  /** Where a sign of the text stands in the file; undefined for what the site put in. */
  placeAt: (offset: number) => Position | undefined
}

type Nodes = readonly (RootContent | ElementContent)[]

const blocks = /^(?:h[1-6]|p|li|ul|ol|blockquote|table|thead|tbody|tr|td|th|pre|section|div|hr|dl)$/

/** The running text of a body below its headings, block by block. */
export function textBlocks({ tree, firstLine, tags }: ParsedBody): TextBlock[] {
  const runs: TextBlock[] = []
  let pieces: { value: string; start: Position | undefined; isPlain: boolean }[] = []
  const endRun = () => {
    const own = pieces
    pieces = []
    const whole = own.map(({ value }) => value).join('')
    if (whole.trim() === '') return
    runs.push({
      whole,
      text: own.map(({ value, isPlain }) => (isPlain ? value : value.replace(/\S/g, '\uFFFC'))).join(''),
      placeAt: (offset) => placeIn(own, offset),
    })
  }
  const walk = (nodes: Nodes, isPlain: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'text') {
        const at = node.position?.start
        const start = at && { line: at.line + firstLine - 1, column: at.column }
        pieces.push({ value: node.value, start, isPlain })
      }
      if (node.type !== 'element') continue
      const isBlock = blocks.test(node.tagName) || tagOf(tags, node.tagName)?.place === 'block'
      if (isBlock) endRun()
      if (!/^(?:h[1-6]|pre)$/.test(node.tagName))
        walk(node.children, isPlain && node.tagName !== 'a' && node.tagName !== 'code')
      if (isBlock) endRun()
    }
  }
  walk(tree.children, true)
  endRun()
  return runs
}

function placeIn(
  pieces: readonly { value: string; start: Position | undefined }[],
  offset: number,
): Position | undefined {
  let from = 0
  for (const { value, start } of pieces) {
    if (offset < from + value.length) {
      const before = value.slice(0, offset - from)
      const lines = before.split('\n')
      if (!start) return undefined
      return lines.length === 1
        ? { line: start.line, column: start.column + before.length }
        : { line: start.line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 }
    }
    from += value.length
  }
  return undefined
}
