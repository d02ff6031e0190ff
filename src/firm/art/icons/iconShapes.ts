import { decimal, polyline } from '../pathData.ts'
import { polar, type Point } from '../point.ts'

/** Strokes as one path element. In: path data on the 48-unit grid, in as many parts as read well. */
export function line(...data: readonly string[]): string {
  return `<path d="${data.join('')}"/>`
}

/** A circle around (x, y). */
export function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius, 2)}"/>`
}

/** A filled dot, the only thing in a mark that has a fill. */
export function dot(x: number, y: number, radius = 0.9): string {
  return `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal(radius, 2)}" fill="currentColor" stroke="none"/>`
}

type Ticks = { readonly every: number; readonly from?: number; readonly to?: number }

/** Ticks between two radii around a centre, `every` so many degrees from `from` up to and without `to`: path data. */
export function ticks(
  centre: Point,
  inner: number,
  outer: number,
  { every, from = 0, to = 360 }: Ticks,
): string {
  let data = ''
  for (let angle = from; angle < to - 0.01; angle += every) {
    data += polyline([polar(centre, angle, inner), polar(centre, angle, outer)])
  }
  return data
}

/** The outline of a wheel whose edge goes between two radii: `shape` gives radius and share of a tooth, in order. */
export function toothed(
  centre: Point,
  teeth: number,
  shape: readonly (readonly [share: number, radius: number])[],
): string {
  const points: Point[] = []
  for (let tooth = 0; tooth < teeth; tooth++) {
    for (const [share, radius] of shape) points.push(polar(centre, ((tooth + share) * 360) / teeth, radius))
  }
  return polyline(points, true)
}

/** Parallel hatching at 45° inside a rectangle, as a section is hatched: path data. */
export function hatching(left: number, top: number, wide: number, high: number, gap: number): string {
  let data = ''
  for (let start = gap; start < wide + high; start += gap) {
    const fromX = Math.max(start - high, 0)
    const toX = Math.min(start, wide)
    if (toX - fromX < 1) continue
    data += polyline([
      [left + fromX, top + start - fromX],
      [left + toX, top + start - toX],
    ])
  }
  return data
}
