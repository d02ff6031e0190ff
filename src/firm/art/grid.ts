import type { Box } from './point.ts'

/** Regularly spaced values over a rectangle larger than the drawing, so that lines run off its edge. */
export type ScalarGrid = {
  readonly left: number
  readonly top: number
  /** Drawing units between neighbouring values. */
  readonly step: number
  readonly columns: number
  readonly rows: number
  /** Row by row; numbers as they are, without an object for each. */
  readonly values: Float64Array
}

/** A grid of zeros that covers a box. */
export function createGrid(box: Box, step: number): ScalarGrid {
  const columns = Math.ceil((box.right - box.left) / step) + 1
  const rows = Math.ceil((box.bottom - box.top) / step) + 1
  return { left: box.left, top: box.top, step, columns, rows, values: new Float64Array(columns * rows) }
}

/** A grid whose values are those of another, changed by a rule that also gets place and index. */
export function mapGrid(
  grid: ScalarGrid,
  rule: (value: number, x: number, y: number, index: number) => number,
): ScalarGrid {
  const { left, top, step, columns, rows } = grid
  const values = grid.values.slice()
  for (let row = 0, at = 0; row < rows; row++) {
    const y = top + row * step
    for (let column = 0; column < columns; column++, at++)
      values[at] = rule(values[at] ?? 0, left + column * step, y, at)
  }
  return { ...grid, values }
}

/** The value at any place, interpolated between the four around it; outside, that of the nearest edge. */
export function sampleGrid(
  { left, top, step, columns, rows, values }: ScalarGrid,
  x: number,
  y: number,
): number {
  const gx = Math.min(Math.max((x - left) / step, 0), columns - 1.001)
  const gy = Math.min(Math.max((y - top) / step, 0), rows - 1.001)
  const i = Math.floor(gx)
  const j = Math.floor(gy)
  const fx = gx - i
  const fy = gy - j
  const at = j * columns + i
  const upper = (values[at] ?? 0) * (1 - fx) + (values[at + 1] ?? 0) * fx
  const lower = (values[at + columns] ?? 0) * (1 - fx) + (values[at + columns + 1] ?? 0) * fx
  return upper * (1 - fy) + lower * fy
}

/** A grid in which each value is the mean of its neighbourhood (`reach` values to each side), twice over. */
export function smoothed(grid: ScalarGrid, reach: number): ScalarGrid {
  const { columns, rows } = grid
  const values = grid.values.slice()
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < rows; row++) blurLine(values, row * columns, columns, 1, reach)
    for (let column = 0; column < columns; column++) blurLine(values, column, rows, columns, reach)
  }
  return { ...grid, values }
}

// A running mean along a line of `length` values that are `stride` apart.
function blurLine(values: Float64Array, first: number, length: number, stride: number, reach: number): void {
  const line = new Float64Array(length)
  for (let i = 0; i < length; i++) line[i] = values[first + i * stride] ?? 0
  const size = reach * 2 + 1
  let sum = 0
  for (let i = -reach; i <= reach; i++) sum += line[Math.min(Math.max(i, 0), length - 1)] ?? 0
  for (let i = 0; i < length; i++) {
    values[first + i * stride] = sum / size
    sum += (line[Math.min(i + reach + 1, length - 1)] ?? 0) - (line[Math.max(i - reach, 0)] ?? 0)
  }
}
