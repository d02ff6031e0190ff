import { itemAt } from './itemAt.ts'
import type { Box, Point } from './point.ts'

/** The part of a closed ring that lies in a box (Sutherland–Hodgman), closed along the box's edge. */
export function clipPolygon(ring: readonly Point[], box: Box): readonly Point[] {
  const sides: readonly (readonly [axis: 0 | 1, limit: number, sign: 1 | -1])[] = [
    [0, box.left, 1],
    [0, box.right, -1],
    [1, box.top, 1],
    [1, box.bottom, -1],
  ]
  let kept = ring
  for (const [axis, limit, sign] of sides) {
    const isInside = (point: Point): boolean => (point[axis] - limit) * sign >= 0
    if (kept.every(isInside)) continue
    const clipped: Point[] = []
    let before = itemAt(kept, kept.length - 1)
    for (const point of kept) {
      if (isInside(point) !== isInside(before)) clipped.push(crossing(before, point, axis, limit))
      if (isInside(point)) clipped.push(point)
      before = point
    }
    kept = clipped
  }
  return kept
}

function crossing(a: Point, b: Point, axis: 0 | 1, limit: number): Point {
  const t = (limit - a[axis]) / (b[axis] - a[axis])
  // The limit itself rather than the sum, so that the point is known to lie on the edge.
  return axis === 0 ? [limit, a[1] + (b[1] - a[1]) * t] : [a[0] + (b[0] - a[0]) * t, limit]
}
