import { itemAt, itemClamped, itemWrapped } from './itemAt.ts'

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
  const dx = a[0] - b[0]
  const dy = a[1] - b[1]
  return Math.sqrt(dx * dx + dy * dy)
}

/** The distance from (x, y) to a line of straight pieces. */
export function distanceToLine(x: number, y: number, line: readonly Point[]): number {
  let nearest = Infinity
  for (let i = 1; i < line.length; i++)
    nearest = Math.min(nearest, squaredDistanceToSegment(x, y, itemAt(line, i - 1), itemAt(line, i)))
  return Math.sqrt(nearest)
}

/** The square of the distance from (x, y) to the piece of straight line between two points. */
function squaredDistanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b[0] - a[0]
  const dy = b[1] - a[1]
  const along = dx === 0 && dy === 0 ? 0 : ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy)
  const t = along < 0 ? 0 : along > 1 ? 1 : along
  const acrossX = x - a[0] - t * dx
  const acrossY = y - a[1] - t * dy
  return acrossX * acrossX + acrossY * acrossY
}

/** The area in a closed ring: positive where the ring runs clockwise. */
export function ringArea(ring: readonly Point[]): number {
  let sum = 0
  ring.forEach((point, i) => {
    const next = itemWrapped(ring, i + 1)
    sum += (point[0] * next[1] - next[0] * point[1]) / 2
  })
  return sum
}

/** Whether (x, y) lies in a closed ring. */
export function inRing(x: number, y: number, ring: readonly Point[]): boolean {
  let inside = false
  let a = itemWrapped(ring, -1)
  for (const b of ring) {
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) inside = !inside
    a = b
  }
  return inside
}
