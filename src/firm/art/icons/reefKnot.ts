import { itemClamped, itemAt } from '../itemAt.ts'
import { line } from './iconShapes.ts'
import { polyline } from '../pathData.ts'
import { offsetLine, type Point } from '../point.ts'
import { catmullRom } from '../roughCoast.ts'

type Strand = readonly Point[]

const half = 2.3

/**
 * A reef knot: two bights, each with both its ends on the same side of the other (or it would be a granny).
 * The rope is a pair of lines; where another part lies above, they are left out. Out: the inside of a 48×48 symbol.
 */
export function reefKnot(): string {
  const upper = bight(1)
  const other = bight(-1)
  // The one lies above the other's bend where it goes in, and beneath it everywhere else: in front, round, and out.
  const isAbove = (x: number): boolean => x < 18
  const visible = (own: Strand, cross: Strand, above: (x: number) => boolean): string =>
    [-half, half].map((side) => pieces(offsetLine(own, side), cross, above)).join('')
  const lay = (strand: Strand, from: number, to: number): string => {
    let data = ''
    for (let i = from; i < to; i += 5) {
      const [x, y] = itemAt(strand, i)
      data += polyline([
        [x - 1, y + half * 0.55],
        [x + 1, y - half * 0.55],
      ])
    }
    return data
  }
  return (
    line(
      visible(upper, other, isAbove),
      visible(other, upper, (x) => !isAbove(x)),
    ) +
    line(
      lay(upper, 2, 10),
      lay(upper, upper.length - 9, upper.length - 2),
      lay(other, 2, 10),
      lay(other, other.length - 9, other.length - 2),
    ) +
    line('M2.4 17.6v4.8M2.4 25.6v4.8M45.6 17.6v4.8M45.6 25.6v4.8')
  )
}

// A bight that opens to the left (1) or the right (-1).
function bight(side: 1 | -1): Strand {
  const bends: Strand = [
    [-20, 20],
    [-9, 20],
    [2, 16.4],
    [8.4, 15],
    [13.6, 18],
    [14.6, 24],
    [13.6, 30],
    [8.4, 33],
    [2, 31.6],
    [-9, 28],
    [-20, 28],
  ]
  const bent = bends.map(([x, y]): Point => [24 + side * (x + (x < -12 ? -1.6 : 0)), y])
  const points: Point[] = []
  for (let i = 0; i < bent.length - 1; i++) {
    const a = itemClamped(bent, i - 1)
    const b = itemClamped(bent, i)
    const c = itemClamped(bent, i + 1)
    const d = itemClamped(bent, i + 2)
    for (let step = 0; step < 8; step++)
      points.push([
        catmullRom(a[0], b[0], c[0], d[0], step / 8),
        catmullRom(a[1], b[1], c[1], d[1], step / 8),
      ])
  }
  return [...points, itemClamped(bent, bent.length)]
}

// The parts of a line that no higher strand covers.
function pieces(points: readonly Point[], cross: Strand, above: (x: number) => boolean): string {
  let data = ''
  let run: Point[] = []
  const finish = (): void => {
    if (run.length > 1) data += polyline(run)
    run = []
  }
  for (const point of points) {
    const covered =
      !above(point[0]) && cross.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < half + 0.4)
    if (covered) finish()
    else run.push(point)
  }
  finish()
  return data
}
