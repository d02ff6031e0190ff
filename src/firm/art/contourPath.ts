import { itemWrapped } from './itemAt.ts'
import { type Box, distance, type Point, ringArea } from './point.ts'
import { contourRings } from './contourRings.ts'
import { clipPolygon } from './clipPolygon.ts'
import { simplifyPolygon } from './simplifyPolygon.ts'
import { splinePath } from './spline.ts'
import type { ScalarGrid } from './grid.ts'

type Options = {
  /** The contour is drawn in here; what runs beyond is closed along its edge, so let it lie outside the picture. */
  readonly box: Box
  /** How far simplifying may move the line, in drawing units. */
  readonly tolerance: number
  /**
   * Instead of points where the line bends most, points about so far apart: for lines that are to look calm, since a
   * spline through unevenly spaced points shows where it bends.
   */
  readonly spacing?: number
  /** Rings around less than this (square units) are left out. */
  readonly leastArea: number
  /** The grid of the path's joints, in drawing units: the coarser, the fewer bytes. */
  readonly precision: number
}

/**
 * The line along which a grid has a given value, as path data of smooth closed rings around all that is less
 * (shallower water and land): stroke it for the contour, fill it for the tint.
 */
export function contourPath(grid: ScalarGrid, level: number, options: Options): string {
  return contourPolygons(grid, level, options)
    .map((ring) => splinePath(ring, true, options.precision))
    .join('')
}

/** The same rings as control points of a spline. */
function contourPolygons(
  grid: ScalarGrid,
  level: number,
  { box, tolerance, spacing, leastArea }: Options,
): Point[][] {
  const rings: Point[][] = []
  for (const ring of contourRings(grid, level)) {
    const kept = clipPolygon(ring, box)
    if (kept.length < 4 || Math.abs(ringArea(kept)) < leastArea) continue
    const simple =
      spacing === undefined ? simplifyPolygon(kept, tolerance) : resamplePolygon(kept, spacing, box)
    rings.push(keepCorners(simple, box))
  }
  return rings.filter((ring) => ring.length >= 4)
}

function onEdge(point: Point, box: Box): boolean {
  return point[0] <= box.left || point[0] >= box.right || point[1] <= box.top || point[1] >= box.bottom
}

// A corner on the edge is given twice, or the spline would round it off inside the picture.
function keepCorners(ring: readonly Point[], box: Box): Point[] {
  return ring.flatMap((point): Point[] => (onEdge(point, box) ? [point, point] : [point]))
}

// A point about each `spacing` along the ring, so that the last is as far from the first, and all on the edge.
function resamplePolygon(ring: readonly Point[], about: number, box: Box): Point[] {
  const around = ring.reduce((sum, point, i) => sum + distance(point, itemWrapped(ring, i + 1)), 0)
  const spacing = around / Math.max(Math.round(around / about), 5) + 1e-9
  const even: Point[] = []
  let left = 0
  ring.forEach((point, i) => {
    const before = itemWrapped(ring, i - 1)
    const length = distance(before, point)
    if (onEdge(point, box)) {
      even.push(point)
      left = spacing
    } else if (!onEdge(before, box)) {
      let at = left
      for (; at < length; at += spacing) {
        even.push([
          before[0] + ((point[0] - before[0]) * at) / length,
          before[1] + ((point[1] - before[1]) * at) / length,
        ])
      }
      left = at - length
    }
  })
  return even
}
