import { colour } from '../theme/tokens.ts'
import { rhumbLines } from './compassRose.ts'
import { hachures } from './hachures.ts'
import { distance, type Ellipse, frameBox, inBox, polar, type Point } from './point.ts'
import { anchorMark, lightSector, lightStar, rockMark, wreckMark } from './seaMarks.ts'
import { seededRandom } from './seed.ts'
import { type ScalarGrid, sampleGrid } from './grid.ts'

const width = 1440
const height = 520

type BandFeatures = {
  /** What lies under the contours. SVG elements. */
  readonly beneath: string
  /** What lies over them. SVG elements. */
  readonly above: string
  /** Whether a sounding may stand at a place. */
  readonly isFree: (at: Point) => boolean
}

/**
 * What else is on a band: hills, a light on the most seaward point, rocks, a wreck or an anchorage, and the rhumb lines
 * of a rose that lies beyond the picture.
 */
export function bandFeatures(
  seed: string,
  land: readonly (readonly Point[])[],
  depths: ScalarGrid,
): BandFeatures {
  const random = seededRandom(`${seed} features`)
  const cast = (fits: (depth: number) => boolean, apart: number, count: number, from: number): Point[] => {
    const places: Point[] = []
    for (let throws = 0; throws < 160 && places.length < count; throws++) {
      const x = Math.round(from + random() * (width - 40 - from))
      const y = Math.round(40 + random() * (height - 80))
      if (fits(sampleGrid(depths, x, y)) && places.every((other) => distance(other, [x, y]) > apart))
        places.push([x, y])
    }
    return places
  }
  const hill =
    (size: number) =>
    (at: Point): Ellipse => ({
      at,
      long: (40 + random() * 34) * size,
      wide: (22 + random() * 10) * size,
      turn: random() * 180,
    })
  const inland = cast((depth) => depth < -46, 74, 5, 1050)
  // Islands are too narrow for large hills: each has a small one.
  const hills =
    inland.length > 0 ? inland.map(hill(1)) : cast((depth) => depth < -17, 70, 5, 1000).map(hill(0.62))
  const rocks = cast((depth) => depth > 1.6 && depth < 5, 60, 4, 950)
  const [special] = cast((depth) => depth > 6 && depth < 14, 0, 1, 1000)
  const light = random() < 0.62 ? seaward(land) : undefined
  const isWreck = random() < 0.5
  const rose: Point = [Math.round(180 + random() * 500), random() < 0.5 ? -260 : height + 260]
  const quiet = colour.textQuietOnInk
  const marks =
    `<g stroke="${quiet}" stroke-opacity=".6" stroke-width=".9" stroke-linecap="round"><g stroke-dasharray="0 2.2">` +
    `${rocks.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5"/>`).join('')}</g>` +
    `<path d="${rocks.map(rockMark).join('')}${special !== undefined && isWreck ? wreckMark(special) : ''}"/></g>` +
    (special !== undefined && !isWreck
      ? `<path stroke="${colour.brassOnInk}" stroke-width=".9" stroke-linejoin="round" d="${anchorMark(special)}"/>`
      : '')
  const lit =
    light === undefined
      ? ''
      : lightSector(light, ...seaSector(light, depths), 84) + lightStar([light[0] + 7, light[1]])
  const taken = [...rocks, ...(special === undefined ? [] : [special])]
  return {
    beneath: rhumbLines(rose, 120, 1700, 0.07),
    above: hachures(hills, depths, seed, frameBox(width, height, 12)) + marks + lit,
    isFree: (at) =>
      taken.every((place) => distance(place, at) > 17) &&
      (light === undefined || (distance(at, light) > 20 && Math.abs(distance(at, light) - 87) > 11)),
  }
}

// The land's most westerly point that is well inside the picture.
function seaward(land: readonly (readonly Point[])[]): Point | undefined {
  const inner = frameBox(width, height, -130)
  return land
    .flatMap((ring) => ring.filter((point) => inBox(point, inner)))
    .reduce<Point | undefined>(
      (most, point) => (most === undefined || point[0] < most[0] ? point : most),
      undefined,
    )
}

// The sector in which a light is seen: from due west to both sides until there is land.
function seaSector(light: Point, depths: ScalarGrid): readonly [from: number, to: number] {
  const isSea = (bearing: number): boolean =>
    [40, 65, 92].every((reach) => sampleGrid(depths, ...polar(light, bearing, reach)) > 1)
  let from = 270
  let to = 270
  while (from > 190 && isSea(from - 6)) from -= 6
  while (to < 350 && isSea(to + 6)) to += 6
  return [from, to]
}
