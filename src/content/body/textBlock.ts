import type { Position } from '../model/diagnostic.ts'
import type { TextBlock } from '../model/parsedBody.ts'

/** Where a character of a block is in the file; undefined for what the site put in. */
export function placeInBlock({ whole, pieces }: TextBlock, offset: number): Position | undefined {
  let from = 0
  for (const { length, start } of pieces) {
    if (offset < from + length) {
      const lines = whole.slice(from, offset).split('\n')
      const last = lines.at(-1)?.length ?? 0
      return (
        start && {
          line: start.line + lines.length - 1,
          column: lines.length > 1 ? last + 1 : start.column + last,
        }
      )
    }
    from += length
  }
  return undefined
}
