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
  const { values } = grid
  const shore = { pieces: piecesOf(land), nearest: new Int32Array(values.length).fill(-1) }
  // Squares of distances until the nearest piece of each place is found.
  values.fill(1e12)
  measureBeside(shore, grid, land)
  propagate(shore, grid)
  for (let at = 0; at < values.length; at++) values[at] = Math.sqrt(values[at] ?? 0)
  for (const ring of land) negateInside(grid, ring)
  return grid
}

/** The shore as straight pieces, and which of them each place of a grid is nearest to. */
type Shore = {
  /** Five numbers a piece: x and y of its beginning, its way to the end along x and y, the square of its length. */
  readonly pieces: Float64Array
  /** The number of the nearest piece that is known so far; -1 where none is known. */
  readonly nearest: Int32Array
}

function piecesOf(land: readonly (readonly Point[])[]): Float64Array {
  const numbers: number[] = []
  for (const ring of land) {
    ring.forEach((a, i) => {
      const b = itemWrapped(ring, i + 1)
      const dx = b[0] - a[0]
      const dy = b[1] - a[1]
      numbers.push(a[0], a[1], dx, dy, dx * dx + dy * dy)
    })
  }
  return Float64Array.from(numbers)
}

// Takes a piece of shore for a place when it is nearer than what is known: the grid has the square of the distance.
function offer(
  { pieces, nearest }: Shore,
  { left, top, step, columns, values }: ScalarGrid,
  column: number,
  row: number,
  piece: number,
): void {
  const first = piece * 5
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
  const at = row * columns + column
  if (square < (values[at] ?? 0)) {
    values[at] = square
    nearest[at] = piece
  }
}

// Each place beside a piece of shore measures its distance from it.
function measureBeside(shore: Shore, grid: ScalarGrid, land: readonly (readonly Point[])[]): void {
  const { left, top, step, columns, rows } = grid
  let piece = 0
  for (const ring of land) {
    for (let i = 0; i < ring.length; i++, piece++) {
      const a = itemAt(ring, i)
      const b = itemWrapped(ring, i + 1)
      const fromColumn = Math.max(Math.floor((Math.min(a[0], b[0]) - left) / step) - 1, 0)
      const toColumn = Math.min(Math.ceil((Math.max(a[0], b[0]) - left) / step) + 1, columns - 1)
      const fromRow = Math.max(Math.floor((Math.min(a[1], b[1]) - top) / step) - 1, 0)
      const toRow = Math.min(Math.ceil((Math.max(a[1], b[1]) - top) / step) + 1, rows - 1)
      for (let row = fromRow; row <= toRow; row++) {
        for (let column = fromColumn; column <= toColumn; column++) offer(shore, grid, column, row, piece)
      }
    }
  }
}

// The piece of shore nearest to a neighbour is most likely the nearest here too: two sweeps carry it on.
function propagate(shore: Shore, grid: ScalarGrid): void {
  const { columns, rows } = grid
  const { nearest } = shore
  const look = (column: number, row: number, dx: number, dy: number): void => {
    const x = column + dx
    const y = row + dy
    if (x < 0 || y < 0 || x >= columns || y >= rows) return
    const piece = nearest[y * columns + x] ?? -1
    if (piece >= 0 && piece !== nearest[row * columns + column]) offer(shore, grid, column, row, piece)
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
  const crossings = Array.from({ length: rows }, (): number[] => [])
  let a = itemWrapped(ring, -1)
  for (const b of ring) {
    const fromRow = Math.max(Math.floor((Math.min(a[1], b[1]) - top) / step), 0)
    const toRow = Math.min(Math.ceil((Math.max(a[1], b[1]) - top) / step), rows - 1)
    for (let row = fromRow; row <= toRow; row++) {
      const y = top + row * step
      if (a[1] > y !== b[1] > y)
        itemAt(crossings, row).push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]))
    }
    a = b
  }
  crossings.forEach((places, row) => {
    places.sort((a, b) => a - b)
    for (let i = 0; i + 1 < places.length; i += 2) {
      const from = Math.max(Math.ceil((itemAt(places, i) - left) / step), 0)
      const to = Math.min(Math.floor((itemAt(places, i + 1) - left) / step), columns - 1)
      for (let at = row * columns + from; at <= row * columns + to; at++)
        values[at] = -Math.abs(values[at] ?? 0)
    }
  })
}
