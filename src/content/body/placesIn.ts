import type { Position } from '../model/diagnostic.ts'

/** The place of an offset; lines are counted once, however many places are asked for. */
export function placesIn(body: string): (offset: number) => Position {
  const starts = [0, ...[...body.matchAll(/\n/g)].map(({ index }) => index + 1)]
  return (offset) => {
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
