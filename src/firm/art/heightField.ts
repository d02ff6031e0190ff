import { type Box, type Ellipse, type Point, squaredDistanceIn } from './point.ts'
import { signedDistanceField } from './signedDistanceField.ts'
import { smoothNoise } from './noise.ts'
import { smoothed, type ScalarGrid } from './grid.ts'

/** A shoal in open water: an ellipse whose top has a given depth. */
export type Bank = Ellipse & { readonly least: number }

/** What the depth of a piece of sea depends on. */
type Waters = {
  readonly seed: string
  /** Land as closed rings. */
  readonly land: readonly (readonly Point[])[]
  /** Depth by distance from the shore: rising pairs, the first at 0. */
  readonly slope: readonly (readonly [distance: number, depth: number])[]
  readonly banks?: readonly Bank[]
  /** How much the bottom departs from the slope, 0 to 1. */
  readonly unevenness: number
  /** The longest wave of the bottom, in drawing units. */
  readonly wave: number
  /** A last change to the depth, for channels. */
  readonly dredge?: Change
}

/** Depths in metres (negative on land) over a box, a value each `step` units. */
export function heightField(waters: Waters, box: Box, step: number): ScalarGrid {
  const { seed, slope, banks = [], unevenness, wave, dredge } = waters
  const exact = signedDistanceField(box, step, waters.land)
  // Far from the shore the exact distance has creases (where two shores are equally far): the mean has none.
  const calm = smoothed(exact, Math.max(1, Math.round(26 / step)))
  const broad = smoothNoise(`${seed} bottom`, wave, 2)
  const fine = smoothNoise(`${seed} ripples`, wave / 4.2)
  const away = Float64Array.from(slope, ([distance]) => distance)
  const depths = Float64Array.from(slope, ([, depth]) => depth)
  changeSea(exact, (distance, x, y, at) => {
    const open = smoothStep(8, 70, distance)
    const shore = distance + (Math.max(calm.values[at] ?? 0, 1) - distance) * open
    const uneven = 1 + unevenness * (broad(x, y) * (0.35 + 0.65 * open) + 0.22 * fine(x, y))
    return depthAt(shore * Math.max(uneven, 0.2), away, depths)
  })
  for (const bank of banks) changeSea(exact, shoalBump(bank))
  if (dredge) changeSea(exact, dredge)
  return exact
}

type Change = (depth: number, x: number, y: number, at: number) => number

// Changes the depths of a grid where there is water.
function changeSea({ left, top, step, columns, rows, values }: ScalarGrid, change: Change): void {
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const depth = values[at] ?? 0
      if (depth > 0) values[at] = change(depth, left + column * step, top + row * step, at)
    }
  }
}

// The depth at a distance from the shore, between those at the distances that are given.
function depthAt(distance: number, away: Float64Array, depths: Float64Array): number {
  let i = 1
  while (i < away.length && distance > (away[i] ?? 0)) i++
  const near = away[i - 1] ?? 0
  const shallow = depths[i - 1] ?? 0
  if (i === away.length) return shallow
  return shallow + (((depths[i] ?? 0) - shallow) * (distance - near)) / ((away[i] ?? 0) - near)
}

function shoalBump({ least, ...ellipse }: Bank): Change {
  const squared = squaredDistanceIn(ellipse)
  return (depth, x, y) => {
    const q = squared(x, y)
    return q > 9 || depth <= least ? depth : depth + (least - depth) * Math.exp(-q)
  }
}

/** 0 below `from`, 1 above `to`, and a smooth way between. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = Math.min(Math.max((value - from) / (to - from), 0), 1)
  return t * t * (3 - 2 * t)
}
