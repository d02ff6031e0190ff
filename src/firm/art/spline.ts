import { itemWrapped } from './itemAt.ts'
import type { Point } from './point.ts'
import { decimals } from './pathData.ts'

/**
 * A smooth line, as path data: a quadratic B-spline with the given points as its control points.
 * Such a spline never overshoots (neighbouring contours stay apart), and since each of its joints is the middle of
 * two control points, SVG's `t` command draws a whole piece from two numbers, a third of what Béziers take.
 * That is exact only while control points stay on a grid of twice the precision, which is why they are rounded to it.
 * In: the points (a closed ring without repeating its first), in drawing units; a point given twice is a corner.
 */
export function splinePath(points: readonly Point[], closed: boolean, precision = 0.1): string {
  const grid = precision * 2
  const controls = points.map((point): Point => [
    Math.round(point[0] / grid) * grid,
    Math.round(point[1] / grid) * grid,
  ])
  if (controls.length < 3) return ''
  const bends = closed ? controls : controls.slice(1, -1)
  const start = closed
    ? middle(itemWrapped(controls, -1), itemWrapped(controls, 0))
    : itemWrapped(controls, 0)
  const steps: number[] = []
  let from = start
  bends.forEach((bend, i) => {
    const after = itemWrapped(controls, closed ? i + 1 : i + 2)
    const end = closed || i < bends.length - 1 ? middle(bend, after) : after
    if (i === 0) steps.push(bend[0] - from[0], bend[1] - from[1])
    steps.push(end[0] - from[0], end[1] - from[1])
    from = end
  })
  const rest = steps.length > 4 ? `t${decimals(steps.slice(4))}` : ''
  return `M${decimals(start)}q${decimals(steps.slice(0, 4))}${rest}${closed ? 'z' : ''}`
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}
