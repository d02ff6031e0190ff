import { itemAt, itemClamped } from './itemAt.ts'

/** A place on a drawing: x to the right and y down, in units of its viewBox. */
export type Point = readonly [x: number, y: number]

/** A rectangle on a drawing, in units of its viewBox. */
export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An ellipse: its middle, half its length and width, and how it lies. */
export type Ellipse = {
  readonly at: Point
  readonly long: number
  readonly wide: number
  /** Degrees clockwise from the x axis. */
  readonly turn: number
}

/** How far a place is from the middle of an ellipse, squared, where 1 is the ellipse's edge. */
export function squaredDistanceIn({ at, long, wide, turn }: Ellipse): (x: number, y: number) => number {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  return (x, y) => {
    const dx = x - at[0]
    const dy = y - at[1]
    return ((dx * cos + dy * sin) / long) ** 2 + ((dy * cos - dx * sin) / wide) ** 2
  }
}

/** The place at an angle (degrees clockwise from up) and a distance from a centre. */
export function polar([x, y]: Point, degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius]
}

/** A line at a distance beside another, by straight pieces: positive to the right of the way along it. */
export function offsetLine(line: readonly Point[], by: number): Point[] {
  return line.map((point, i) => {
    const before = itemClamped(line, i - 1)
    const after = itemClamped(line, i + 1)
    const length = distance(before, after)
    return [
      point[0] - ((after[1] - before[1]) / length) * by,
      point[1] + ((after[0] - before[0]) / length) * by,
    ]
  })
}

/** Whether a point lies in a box. */
export function inBox([x, y]: Point, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

/** The rectangle of a drawing that is `width` × `height`, grown by `margin` on each side. */
export function frameBox(width: number, height: number, margin: number): Box {
  return { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** The distance from a point to a line of straight pieces. */
export function distanceToLine([x, y]: Point, line: readonly Point[]): number {
  let nearest = Infinity
  for (let i = 1; i < line.length; i++) {
    nearest = Math.min(nearest, distanceToSegment(x, y, itemAt(line, i - 1), itemAt(line, i)))
  }
  return nearest
}

/** The distance from (x, y) to the piece of straight line between two points. */
function distanceToSegment(x: number, y: number, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const along = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
  const t = along < 0 ? 0 : along > 1 ? 1 : along
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}
