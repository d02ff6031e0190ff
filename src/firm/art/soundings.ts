import type { Box, Point } from './point.ts'
import { seededRandom } from './seed.ts'
import { type ScalarGrid, sampleGrid } from './grid.ts'

/** A depth written at its place. */
type Sounding = { readonly at: Point; readonly depth: number }

/** How far others stand from it. */
type Apart = Sounding & { readonly apart: number }

type Options = {
  readonly seed: string
  readonly depths: ScalarGrid
  readonly box: Box
  /** How far a sounding of this depth stands from any other, in drawing units. */
  readonly spacing: (depth: number) => number
  /** The contours of the drawing: a figure keeps off them. */
  readonly levels: readonly number[]
  /** Where no figure stands at all, since words do: asked first, since it is much of a picture. */
  readonly isQuiet: (x: number, y: number) => boolean
  /** Whether a place elsewhere is free for a figure. */
  readonly isFree: (at: Point) => boolean
  /** Half the room that a figure takes, in drawing units. */
  readonly room: Point
}

/**
 * Where a chart gives the depth: scattered evenly (each as far from the others as its depth asks), never on land,
 * on a contour, among words or where `isFree` says no. Out: the soundings, in the order found.
 */
export function soundings(options: Options): Sounding[] {
  const { depths, box, spacing, isQuiet, isFree, room, levels } = options
  const random = seededRandom(`${options.seed} soundings`)
  const found: Apart[] = []
  const width = box.right - box.left
  const height = box.bottom - box.top
  const least = spacing(0)
  // Enough throws that the places are well filled; the count depends on the drawing alone, so it stays the same.
  for (let left = Math.round((width * height * 9) / (least * least)); left > 0; left--) {
    const x = box.left + random() * width
    const y = box.top + random() * height
    if (isQuiet(x, y)) continue
    const depth = sampleGrid(depths, x, y)
    if (depth < 0.4) continue
    const apart = spacing(depth)
    if (isCrowded(found, x, y, apart)) continue
    const at: Point = [x, y]
    // Asked last, since it looks at many edges.
    if (isFree(at) && standsClear(depths, at, room, levels)) found.push({ at, depth, apart })
  }
  return found
}

// Whether a sounding stands nearer than this one may, or than it lets others stand.
function isCrowded(found: readonly Apart[], x: number, y: number, apart: number): boolean {
  for (const other of found) {
    const dx = other.at[0] - x
    const dy = other.at[1] - y
    const reach = Math.max(apart, other.apart * 0.9)
    if (dx * dx + dy * dy < reach * reach) return true
  }
  return false
}

// The depths around the figure lie between the same two contours as its middle.
function standsClear(depths: ScalarGrid, [x, y]: Point, [rx, ry]: Point, levels: readonly number[]): boolean {
  let least = Infinity
  let most = -Infinity
  for (let across = -1; across <= 1; across += 0.5) {
    for (let down = -1; down <= 1; down++) {
      const depth = sampleGrid(depths, x + across * rx, y + down * ry)
      least = Math.min(least, depth)
      most = Math.max(most, depth)
    }
  }
  return least > 0.2 && !levels.some((level) => level >= least && level <= most)
}
