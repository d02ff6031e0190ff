import { deepest } from '../../model/sourceFile.ts'
import type { Position } from '../../model/diagnostic.ts'

/** Signs behind which another level begins in the same line: `- - text`, `? text`. */
const opening = /[ ]*[-?](?=[ \t]|$)/y

/**
 * Where fields stand deeper within each other than they may: by the column in which their lines begin, by the hyphens
 * before them, or by brackets and braces. The parser calls itself for each level, and ends when there are thousands.
 * What counts is how it looks: in a text over several lines, too, nobody needs so many levels.
 * @param source the lines between the fences
 * @returns the first level too many; its line is counted from 1
 */
export function deepFields(source: string): Position | undefined {
  const columns: number[] = []
  let brackets = 0
  for (const [above, line] of source.split('\n').entries()) {
    const indent = line.search(/\S/)
    if (indent === -1) continue
    while ((columns.at(-1) ?? -1) >= indent) columns.pop()
    columns.push(indent)
    const deep = tooManySigns(line, columns.length)
    if (deep !== undefined) return { line: above + 1, column: deep + 1 }
    for (const { 0: sign, index } of line.matchAll(/[[\]{}]/g)) {
      brackets = sign === '[' || sign === '{' ? brackets + 1 : Math.max(0, brackets - 1)
      if (brackets > deepest) return { line: above + 1, column: index + 1 }
    }
  }
  return undefined
}

function tooManySigns(line: string, above: number): number | undefined {
  opening.lastIndex = 0
  for (let levels = above; ; levels += 1) {
    const start = opening.lastIndex
    if (levels > deepest) return start + Math.max(0, line.slice(start).search(/\S/))
    if (!opening.test(line)) return undefined
  }
}
