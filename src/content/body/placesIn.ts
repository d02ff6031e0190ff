import type { Position } from '../model/diagnostic.ts'

/** Makes a function from an offset to its line and column; the text is split into lines once. */
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
