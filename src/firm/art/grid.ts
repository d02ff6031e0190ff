import type { Box, Point } from './point.ts'

/** Regularly spaced values over a rectangle larger than the drawing, so that lines run off its edge. */
export type ScalarGrid = {
  readonly left: number
  readonly top: number
  /** Drawing units between neighbouring values. */
  readonly step: number
  readonly columns: number
  readonly rows: number
  readonly values: number[]
}

/** A grid of zeros that covers a box. */
export function createGrid(box: Box, step: number): ScalarGrid {
  const columns = Math.ceil((box.right - box.left) / step) + 1
  const rows = Math.ceil((box.bottom - box.top) / step) + 1
  return {
    left: box.left,
    top: box.top,
    step,
    columns,
    rows,
    values: Array.from<number>({ length: columns * rows }).fill(0),
  }
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
export function sampleGrid(grid: ScalarGrid, [x, y]: Point): number {
  const { columns, rows, values } = grid
  const gx = Math.min(Math.max((x - grid.left) / grid.step, 0), columns - 1.001)
  const gy = Math.min(Math.max((y - grid.top) / grid.step, 0), rows - 1.001)
  const i = Math.floor(gx)
  const j = Math.floor(gy)
  const fx = gx - i
  const fy = gy - j
  const at = j * columns + i
  const value = (index: number): number => values[index] ?? 0
  const upper = value(at) * (1 - fx) + value(at + 1) * fx
  const lower = value(at + columns) * (1 - fx) + value(at + columns + 1) * fx
  return upper * (1 - fy) + lower * fy
}

/** A grid in which each value is the mean of its neighbourhood (`reach` values to each side), twice over. */
export function smoothed(grid: ScalarGrid, reach: number): ScalarGrid {
  let values = grid.values
  for (let pass = 0; pass < 2; pass++) {
    values = boxBlur(values, grid.columns, grid.rows, reach, 1, grid.columns)
    values = boxBlur(values, grid.rows, grid.columns, reach, grid.columns, 1)
  }
  return { ...grid, values }
}

// A running mean along each line of `length` values that are `stride` apart.
function boxBlur(
  from: number[],
  length: number,
  lines: number,
  reach: number,
  stride: number,
  between: number,
): number[] {
  const to = from.slice()
  const size = reach * 2 + 1
  for (let line = 0; line < lines; line++) {
    const base = line * between
    const at = (i: number): number => from[base + Math.min(Math.max(i, 0), length - 1) * stride] ?? 0
    let sum = 0
    for (let i = -reach; i <= reach; i++) sum += at(i)
    for (let i = 0; i < length; i++) {
      to[base + i * stride] = sum / size
      sum += at(i + reach + 1) - at(i - reach)
    }
  }
  return to
}
