import { itemAt, itemWrapped } from './itemAt.ts'
import type { Box, Point } from './point.ts'
import { createGrid, type ScalarGrid } from './grid.ts'

/**
 * The signed distance from the nearest shore at each place of a grid: positive at sea, negative on land.
 * Distances spread from the shore by vector propagation (Danielsson's 8SSED), in two passes.
 * In: the box to cover, the step between values, and the land as closed rings (they may overlap and leave the
 * box).
 */
export function signedDistanceField(box: Box, step: number, land: readonly (readonly Point[])[]): ScalarGrid {
  const grid = createGrid(box, step)
  const segments = land.flatMap((ring) => ring.map((point, i): Segment => [point, itemWrapped(ring, i + 1)]))
  const shore = nearestShore(grid, segments)
  seedBoundary(grid, segments, shore.offer)
  propagate(grid, shore)
  propagate(grid, shore)
  shore.squares.forEach((square, at) => {
    grid.values[at] = Math.sqrt(square)
  })
  for (const ring of land) negateInside(grid, ring)
  return grid
}

type Segment = readonly [Point, Point]

/** The nearest piece of shore that is known so far of each place of a grid. */
interface NearestShore {
  /** Its index; -1 where none is known. */
  nearest: Int32Array
  /** The square of its distance, in drawing units. */
  squares: Float64Array
  /** Takes a piece of shore for a place when it is nearer than what is known. */
  offer: (at: number, column: number, row: number, segment: number) => void
}

function nearestShore({ left, top, step, values }: ScalarGrid, segments: readonly Segment[]): NearestShore {
  const nearest = new Int32Array(values.length).fill(-1)
  const squares = new Float64Array(values.length).fill(1e12)
  // Per piece: where it begins, and its way to the end. In one array, since each place asks many times.
  const pieces = Float64Array.from(
    segments.flatMap(([[ax, ay], [bx, by]]) => [ax, ay, bx - ax, by - ay, (bx - ax) ** 2 + (by - ay) ** 2]),
  )
  return {
    nearest,
    squares,
    offer: (at, column, row, segment) => {
      const first = segment * 5
      const dx = pieces[first + 2] ?? 0
      const dy = pieces[first + 3] ?? 0
      const squaredLength = pieces[first + 4] ?? 0
      const x = left + column * step - (pieces[first] ?? 0)
      const y = top + row * step - (pieces[first + 1] ?? 0)
      const along = squaredLength === 0 ? 0 : (x * dx + y * dy) / squaredLength
      const part = along < 0 ? 0 : along > 1 ? 1 : along
      const acrossX = x - part * dx
      const acrossY = y - part * dy
      const square = acrossX * acrossX + acrossY * acrossY
      if (square < (squares[at] ?? 0)) {
        squares[at] = square
        nearest[at] = segment
      }
    },
  }
}

// Each place beside a piece of shore measures its distance from it.
function seedBoundary(
  { left, top, step, columns, rows }: ScalarGrid,
  segments: readonly Segment[],
  offer: NearestShore['offer'],
): void {
  segments.forEach(([a, b], index) => {
    const fromColumn = Math.max(Math.floor((Math.min(a[0], b[0]) - left) / step) - 1, 0)
    const toColumn = Math.min(Math.ceil((Math.max(a[0], b[0]) - left) / step) + 1, columns - 1)
    const fromRow = Math.max(Math.floor((Math.min(a[1], b[1]) - top) / step) - 1, 0)
    const toRow = Math.min(Math.ceil((Math.max(a[1], b[1]) - top) / step) + 1, rows - 1)
    for (let row = fromRow; row <= toRow; row++) {
      for (let column = fromColumn; column <= toColumn; column++)
        offer(row * columns + column, column, row, index)
    }
  })
}

// The piece of shore nearest to a neighbour is most likely the nearest here too: two sweeps carry it on.
function propagate({ columns, rows }: ScalarGrid, { nearest, offer }: NearestShore): void {
  const look = (column: number, row: number, dx: number, dy: number): void => {
    const x = column + dx
    const y = row + dy
    if (x < 0 || y < 0 || x >= columns || y >= rows) return
    const index = nearest[y * columns + x] ?? -1
    const at = row * columns + column
    if (index >= 0 && index !== nearest[at]) offer(at, column, row, index)
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      look(column, row, -1, 0)
      look(column, row, -1, -1)
      look(column, row, 0, -1)
      look(column, row, 1, -1)
    }
    for (let column = columns - 2; column >= 0; column--) look(column, row, 1, 0)
  }
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      look(column, row, 1, 0)
      look(column, row, 1, 1)
      look(column, row, 0, 1)
      look(column, row, -1, 1)
    }
    for (let column = 1; column < columns; column++) look(column, row, -1, 0)
  }
}

// Turns the distances inside a ring negative, row by row, between each pair of crossings.
function negateInside({ left, top, step, columns, rows, values }: ScalarGrid, ring: readonly Point[]): void {
  for (let row = 0; row < rows; row++) {
    const y = top + row * step
    const crossings: number[] = []
    let [ax, ay] = itemWrapped(ring, -1)
    for (const [bx, by] of ring) {
      if (ay > y !== by > y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
      ;[ax, ay] = [bx, by]
    }
    crossings.sort((a, b) => a - b)
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const from = Math.max(Math.ceil((itemAt(crossings, i) - left) / step), 0)
      const to = Math.min(Math.floor((itemAt(crossings, i + 1) - left) / step), columns - 1)
      for (let at = row * columns + from; at <= row * columns + to; at++)
        values[at] = -Math.abs(values[at] ?? 0)
    }
  }
}
