import { z } from 'zod'
import { bodyFact, position } from '../model/bodyFact.ts'
import { tagOf } from '../tags/tag.ts'
import type { ParsedBody } from '../model/parsedBody.ts'
import type { ElementContent, RootContent } from 'hast'
import type { Position } from '../model/diagnostic.ts'

/** The words of one paragraph, list item, cell or the like, in reading order. */
export type TextBlock = z.output<typeof textBlock>

export const textBlock = z.object({
  /** Links' words and code are blanked out, sign by sign, so that places stay. */
  text: z.string(),
  /** The same with links' words. */
  whole: z.string(),
  /** The pieces of which it is put together, and where each begins in the file; null for what the site put in. */
  pieces: z.array(z.object({ length: z.number(), start: position.nullable() })),
})

type Nodes = readonly (RootContent | ElementContent)[]

const blocks = /^(?:h[1-6]|p|li|ul|ol|blockquote|table|thead|tbody|tr|td|th|pre|section|div|hr|dl)$/

/** The running text of a body below its headings, block by block. */
export function textBlocks(prose: ParsedBody): readonly TextBlock[] {
  return prose.numbered ? numberedBlocks(prose) : blocksIn(prose)
}

/** The blocks of numbered bodies: several checks look at the text of legal pages, and those are few. */
export const numberedBlocks = bodyFact('text blocks', z.array(textBlock), (prose) =>
  prose.numbered ? blocksIn(prose) : [],
)

function blocksIn({ tree, firstLine, tags }: ParsedBody): TextBlock[] {
  const runs: TextBlock[] = []
  let pieces: { value: string; start: Position | null; isPlain: boolean }[] = []
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
        const at = node.position?.start
        const start = at ? { line: at.line + firstLine - 1, column: at.column } : null
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
  walk(tree().children, true)
  endRun()
  return runs
}

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
