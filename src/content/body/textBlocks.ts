import { memoizeWeak } from '../model/memoize.ts'
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
  /** The pieces of which it is put together, and where each begins in the file; undefined for what the site put in. */
  pieces: { length: number; start: Position | undefined }[]
}

type Nodes = readonly (RootContent | ElementContent)[]

const blocks = /^(?:h[1-6]|p|li|ul|ol|blockquote|table|thead|tbody|tr|td|th|pre|section|div|hr|dl)$/

/** The running text of a body below its headings, block by block. */
export const textBlocks = memoizeWeak(({ tree, tags }: ParsedBody): readonly TextBlock[] => {
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
      pieces: own.map(({ value, start }) => ({ length: value.length, start })),
    })
  }
  const walk = (nodes: Nodes, isPlain: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'text') {
        pieces.push({ value: node.value, start: node.position?.start, isPlain })
      }
      if (node.type !== 'element') continue
      const isBlock = blocks.test(node.tagName) || tagOf(tags, node.tagName)?.place === 'block'
      if (isBlock) endRun()
      if (!/^(?:h[1-6]|pre)$/.test(node.tagName))
        walk(node.children, isPlain && node.tagName !== 'a' && node.tagName !== 'code')
      if (isBlock) endRun()
    }
  }
  walk(tree().children, true)
  endRun()
  return runs
})

/** Where a sign of a block stands in the file; undefined for what the site put in. */
export function placeAt({ whole, pieces }: TextBlock, offset: number): Position | undefined {
  let from = 0
  for (const { length, start } of pieces) {
    if (offset < from + length) {
      const before = whole.slice(from, offset)
      const lines = before.split('\n')
      if (!start) return undefined
      return lines.length === 1
        ? { line: start.line, column: start.column + before.length }
        : { line: start.line + lines.length - 1, column: (lines.at(-1)?.length ?? 0) + 1 }
    }
    from += length
  }
  return undefined
}
