import { itemWrapped } from './itemAt.ts'
import type { Point } from './point.ts'
import { smoothNoise } from './noise.ts'

/** A bend of a coast: a place, and how rugged the shore is there (0 a beach, 1 rocks). */
export type Bend = readonly [x: number, y: number, rugged: number]

/**
 * A coast with bays and points, from a few bends drawn by hand.
 * In: the bends of a closed ring in drawing units, a seed, and the units between points of the result.
 * Out: the ring's points: a Catmull-Rom spline through the bends, moved about by noise of three sizes.
 */
export function roughCoast(bends: readonly Bend[], seed: string, step = 5, strength = 1): Point[] {
  const waves = [
    wave(`${seed} bays`, 95, 13 * strength),
    wave(`${seed} coves`, 38, 6.5 * strength),
    wave(`${seed} rocks`, 15, 3.2 * strength),
  ]
  return spline(bends, step).map((bend): Point => {
    const x = bend[0]
    const y = bend[1]
    let dx = 0
    let dy = 0
    for (const { east, south, by } of waves) {
      dx += east(x, y) * by * bend[2]
      dy += south(x, y) * by * bend[2]
    }
    return [x + dx, y + dy]
  })
}

type Wave = Record<'east' | 'south', (x: number, y: number) => number> & { readonly by: number }

function wave(seed: string, length: number, by: number): Wave {
  return { east: smoothNoise(`${seed} east`, length), south: smoothNoise(`${seed} south`, length), by }
}

function spline(bends: readonly Bend[], step: number): Bend[] {
  const points: Bend[] = []
  bends.forEach((from, i) => {
    const before = itemWrapped(bends, i - 1)
    const to = itemWrapped(bends, i + 1)
    const after = itemWrapped(bends, i + 2)
    const pieces = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    for (let piece = 0; piece < pieces; piece++) {
      const t = piece / pieces
      points.push([
        catmullRom(before[0], from[0], to[0], after[0], t),
        catmullRom(before[1], from[1], to[1], after[1], t),
        from[2] + (to[2] - from[2]) * t,
      ])
    }
  })
  return points
}

/** A Catmull-Rom spline in one dimension: the value at `t`, 0 to 1, of the way from `b` to `c`. */
export function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return b + (t / 2) * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
}
