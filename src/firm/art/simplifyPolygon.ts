import simplify from 'simplify-js'
import type { Point } from './point.ts'

/** A closed ring without the points that matter less than `tolerance` (drawing units). */
export function simplifyPolygon(ring: readonly Point[], tolerance: number): Point[] {
  const first = ring[0]
  if (first === undefined) return []
  const points = [...ring, first].map((point) => ({ x: point[0], y: point[1] }))
  return simplify(points, tolerance, true)
    .slice(0, -1)
    .map(({ x, y }): Point => [x, y])
}
