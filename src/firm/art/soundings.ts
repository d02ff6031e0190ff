import type { Box, Point } from './point.ts'
import { seededRandom } from './seed.ts'
import { type ScalarGrid, sampleGrid } from './grid.ts'

/** A depth written at its place. */
type Sounding = { readonly at: Point; readonly depth: number }

type Options = {
  readonly seed: string
  readonly depths: ScalarGrid
  readonly box: Box
  /** How far a sounding of this depth stands from any other, in drawing units. */
  readonly spacing: (depth: number) => number
  /** The contours of the drawing: a figure keeps off them. */
  readonly levels: readonly number[]
  /** Whether a place is free for a figure. */
  readonly isFree: (at: Point) => boolean
  /** Half the room that a figure takes, in drawing units. */
  readonly room: Point
}

/**
 * Where a chart gives the depth: scattered evenly (each as far from the others as its depth asks), never on land,
 * on a contour or where `isFree` says no. Out: the soundings, in the order found.
 */
export function soundings(options: Options): Sounding[] {
  const { depths, box, spacing, isFree, room, levels } = options
  const random = seededRandom(`${options.seed} soundings`)
  const found: (Sounding & { readonly apart: number })[] = []
  const width = box.right - box.left
  const height = box.bottom - box.top
  const least = spacing(0)
  // Enough throws that the places are well filled; the count depends on the drawing alone, so it stays the same.
  for (let left = Math.round((width * height * 9) / (least * least)); left > 0; left--) {
    const at: Point = [box.left + random() * width, box.top + random() * height]
    const depth = sampleGrid(depths, at)
    if (depth < 0.4) continue
    const apart = spacing(depth)
    const crowded = found.some((other) => {
      const dx = other.at[0] - at[0]
      const dy = other.at[1] - at[1]
      return dx * dx + dy * dy < Math.max(apart, other.apart * 0.9) ** 2
    })
    // Asked last but one, since it looks at many edges.
    if (crowded || !isFree(at) || !standsClear(depths, at, room, levels)) continue
    found.push({ at, depth, apart })
  }
  return found
}

// The depths around the figure lie between the same two contours as its middle.
function standsClear(depths: ScalarGrid, [x, y]: Point, [rx, ry]: Point, levels: readonly number[]): boolean {
  const around = [-1, -0.5, 0, 0.5, 1].flatMap((i) => [
    sampleGrid(depths, [x + i * rx, y - ry]),
    sampleGrid(depths, [x + i * rx, y]),
    sampleGrid(depths, [x + i * rx, y + ry]),
  ])
  const least = Math.min(...around)
  const most = Math.max(...around)
  return least > 0.2 && !levels.some((level) => level >= least && level <= most)
}
