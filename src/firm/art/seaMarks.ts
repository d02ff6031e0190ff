import { colour } from '../theme/tokens.ts'
import { decimal, polyline } from './pathData.ts'
import { polar, type Point } from './point.ts'

/** A rock that is dangerous to come near: a cross, to stand in a dotted ring. Path data. */
export function rockMark([x, y]: Point): string {
  return `M${decimal(x - 3)} ${decimal(y)}h6m-3-3v6`
}

/** A wreck: a hull's line with three masts fallen across it. Path data. */
export function wreckMark([x, y]: Point): string {
  return `M${decimal(x - 7)} ${decimal(y)}h14m-11-2v4m4-5.5v7m4-5.5v4`
}

/** A buoy at the side of a channel: a cone (starboard) or a can (port) leaning over its place. Path data. */
export function buoyMark([x, y]: Point, isCan: boolean): string {
  const body = isCan ? 'm-2-1l1-5h3.6l-.2 5' : 'm-2.4-1l3.4-6 1.6 6'
  return `M${decimal(x)} ${decimal(y)}${body}M${decimal(x - 4)} ${decimal(y)}h2.6m2.8 0h2.6m-5.4 0a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0-2.8 0`
}

/** An anchor where ships may lie. Path data. */
export function anchorMark([x, y]: Point): string {
  return `M${decimal(x)} ${decimal(y - 5.6)}v13.6m-4-10.4h8m-10.2 4.6c.4 3.6 2.8 5.8 6.2 5.8s5.8-2.2 6.2-5.8m-12.4 0l-1 2.4m1-2.4l2 1.6m10.4-1.6l1 2.4m-1-2.4l-2 1.6M${decimal(x - 1.8)} ${decimal(y - 7.4)}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0`
}

/** A beacon of a leading line: a triangle on its base, with the place as a ring. Path data. */
export function beaconMark([x, y]: Point): string {
  return `M${decimal(x - 1.3)} ${decimal(y)}a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0-2.6 0m1.3-1.3v-5m-2.6 0h5.2l-2.6-5z`
}

/** The sector of a light: its limits as dashed rays and its arcs between them. Out: SVG elements. */
export function lightSector(at: Point, from: number, to: number, radius: number): string {
  const arc = (reach: number): string => {
    const [ax, ay] = polar(at, from, reach)
    const [bx, by] = polar(at, to, reach)
    return `M${decimal(ax)} ${decimal(ay)}A${decimal(reach)} ${decimal(reach)} 0 ${to - from > 180 ? 1 : 0} 1 ${decimal(bx)} ${decimal(by)}`
  }
  const rays = [from, to]
    .map((degrees) => polyline([polar(at, degrees, 9), polar(at, degrees, radius * 1.22)]))
    .join('')
  return (
    `<g fill="none" stroke="${colour.brassOnInk}"><path stroke-width=".8" stroke-dasharray="5 3" opacity=".55" d="${rays}"/>` +
    `<path stroke-width=".8" opacity=".7" d="${arc(radius)}"/>` +
    `<path stroke-width="2.4" opacity=".5" stroke-dasharray="7 7" d="${arc(radius + 5)}"/></g>`
  )
}

/** The star of a lighthouse around its place. Out: SVG elements. */
export function lightStar(at: Point): string {
  const points = Array.from({ length: 12 }, (_, i) => polar(at, i * 30, i % 2 === 0 ? 8 : 3.2))
  return `<path fill="${colour.brassOnInk}" stroke="none" d="${polyline(points, true)}"/><circle cx="${decimal(at[0])}" cy="${decimal(at[1])}" r="1.5" fill="${colour.ink}"/>`
}
