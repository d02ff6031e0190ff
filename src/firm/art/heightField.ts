import { itemAt } from './itemAt.ts'
import { type Box, type Ellipse, type Point, squaredDistanceIn } from './point.ts'
import { signedDistanceField } from './signedDistanceField.ts'
import { smoothNoise } from './noise.ts'
import { mapGrid, smoothed, type ScalarGrid } from './grid.ts'

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
  readonly dredge?: (depth: number, x: number, y: number) => number
}

/** Depths in metres (negative on land) over a box, a value each `step` units. */
export function heightField(waters: Waters, box: Box, step: number): ScalarGrid {
  const { seed, slope, banks = [], unevenness, wave, dredge = (depth) => depth } = waters
  const exact = signedDistanceField(box, step, waters.land)
  // Far from the shore the exact distance has creases (where two shores are equally far): the mean has none.
  const calm = smoothed(exact, Math.max(1, Math.round(26 / step)))
  const broad = smoothNoise(`${seed} bottom`, wave, 2)
  const fine = smoothNoise(`${seed} ripples`, wave / 4.2)
  const raise = banks.map(shoalBump)
  return mapGrid(exact, (distance, x, y) => {
    if (distance <= 0) return distance
    const i = Math.round((y - exact.top) / step) * exact.columns + Math.round((x - exact.left) / step)
    const open = smoothStep(8, 70, distance)
    const shore = distance + (Math.max(calm.values[i] ?? 0, 1) - distance) * open
    const uneven = 1 + unevenness * (broad(x, y) * (0.35 + 0.65 * open) + 0.22 * fine(x, y))
    let depth = depthOn(slope, shore * Math.max(uneven, 0.2))
    for (const bank of raise) depth = bank(depth, x, y)
    return dredge(depth, x, y)
  })
}

function depthOn(slope: Waters['slope'], distance: number): number {
  for (let i = 1; i < slope.length; i++) {
    const [near, shallow] = itemAt(slope, i - 1)
    const [far, deep] = itemAt(slope, i)
    if (distance <= far) return shallow + ((deep - shallow) * (distance - near)) / (far - near)
  }
  return itemAt(slope, slope.length - 1)[1]
}

function shoalBump({ least, ...ellipse }: Bank): (depth: number, x: number, y: number) => number {
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
