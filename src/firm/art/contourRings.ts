import { itemAt } from './itemAt.ts'
import { inRing, ringArea, type Point } from './point.ts'
import type { ScalarGrid } from './grid.ts'

/**
 * The lines along which a grid has a given value, as closed rings around all that is at most so much; beyond its edge
 * there is nothing of it. Marching squares, each line followed from cell to cell: a cell is what lies between four
 * neighbouring values.
 * Out: in drawing units, each ring around something with the holes in it after it; a ring ends with its first point.
 * Order and first points are those of d3-contour 4.0.3 (Mike Bostock, ISC licence), which drew the contours before: it
 * looks up both ends of each piece of line in tables, which took a quarter of all time for drawing.
 */
export function contourRings(grid: ScalarGrid, level: number): Point[][] {
  const cells = markCells(grid, level)
  const rings: Point[][] = []
  // From the last cell to the first, since the library begins a ring where its last piece ends.
  for (let cell = lineBefore(cells, cells.length); cell >= 0; cell = lineBefore(cells, cell + 1))
    rings.push(followLine(grid, level, cells, cell))
  return withHoles(rings.reverse())
}

type Side = 'top' | 'right' | 'bottom' | 'left'

/** Sums of these tell which corners of a cell lie within a ring. */
const corner = { bottomLeft: 1, bottomRight: 2, topRight: 4, topLeft: 8, all: 15 } as const

/** By such a sum: where the line through a cell comes in and goes out, with what lies within to its left. */
const lines: readonly (readonly [from: Side, to: Side] | undefined)[] = [
  undefined,
  ['bottom', 'left'],
  ['right', 'bottom'],
  ['right', 'left'],
  ['top', 'right'],
  undefined,
  ['top', 'bottom'],
  ['top', 'left'],
  ['left', 'top'],
  ['bottom', 'top'],
  undefined,
  ['right', 'top'],
  ['left', 'right'],
  ['bottom', 'right'],
  ['left', 'bottom'],
  undefined,
]

const opposite = { top: 'bottom', right: 'left', bottom: 'top', left: 'right' } as const

// The corners of each cell that lie within: row by row, with a cell more than values on each line, and a line more.
function markCells({ columns, rows, values }: ScalarGrid, level: number): Uint8Array {
  const width = columns + 1
  const cells = new Uint8Array(width * (rows + 1))
  const mark = (cell: number, which: number): void => {
    cells[cell] = (cells[cell] ?? 0) + which
  }
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      if ((values[at] ?? 0) > level) continue
      const cell = row * width + column
      mark(cell, corner.bottomRight)
      mark(cell + 1, corner.bottomLeft)
      mark(cell + width, corner.topRight)
      mark(cell + width + 1, corner.topLeft)
    }
  }
  return cells
}

// The last cell before another that a line goes through; less than 0 where there is none.
function lineBefore(cells: Uint8Array, before: number): number {
  let cell = before - 1
  while (cells[cell] === 0 || cells[cell] === corner.all) cell--
  return cell
}

// Of a cell, the corners that one line cuts off: opposite corners have a line each, of which one comes in from `side`.
function lineThrough(corners: number, side?: Side): number {
  if (corners === corner.bottomLeft + corner.topRight)
    return side === 'bottom' ? corner.bottomLeft : corner.topRight
  if (corners === corner.topLeft + corner.bottomRight)
    return side === 'left' ? corner.topLeft : corner.bottomRight
  return corners
}

// Follows a line from a cell until it is back there, and takes it out of the cells.
function followLine(grid: ScalarGrid, level: number, cells: Uint8Array, start: number): Point[] {
  const ring: Point[] = []
  const width = grid.columns + 1
  const next = { top: -width, right: 1, bottom: width, left: -1 } as const
  let cell = start
  let side: Side | undefined
  for (;;) {
    const corners = cells[cell] ?? 0
    const through = lineThrough(corners, side)
    const line = lines[through]
    if (line === undefined || (side !== undefined && line[0] !== side)) break
    cells[cell] = corners - through
    const to = line[1]
    ring.push(crossing(grid, level, cell, to))
    cell += next[to]
    side = opposite[to]
  }
  return ring.concat(ring.slice(0, 1))
}

// Where a line crosses a side of a cell; halfway on sides that stick out of the grid.
function crossing(
  { left, top, step, columns, rows, values }: ScalarGrid,
  level: number,
  cell: number,
  side: Side,
): Point {
  const width = columns + 1
  const column = (cell % width) - (side === 'right' ? 0 : 1)
  const row = Math.floor(cell / width) - (side === 'bottom' ? 0 : 1)
  const isLevel = side === 'top' || side === 'bottom'
  const at = row * columns + column
  const sticksOut = column < 0 || row < 0 || (isLevel ? column + 1 >= columns : row + 1 >= rows)
  const here = values[at] ?? 0
  const there = values[isLevel ? at + 1 : at + columns] ?? 0
  const part = sticksOut ? 0.5 : (level - here) / (there - here)
  return isLevel
    ? [left + (column + part) * step, top + row * step]
    : [left + column * step, top + (row + part) * step]
}

// Puts each hole after the first ring that it lies in.
function withHoles(rings: readonly Point[][]): Point[][] {
  const isAround = rings.map((ring) => ringArea(ring) < 0)
  const filled = rings.filter((_, i) => isAround[i]).map((ring) => [ring])
  rings.forEach((hole, i) => {
    if (isAround[i]) return
    const [x, y] = itemAt(hole, 0)
    filled.find((group) => inRing(x, y, itemAt(group, 0)))?.push(hole)
  })
  return filled.flat()
}
