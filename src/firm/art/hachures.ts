import { colour } from '../theme/tokens.ts'
import { contourPath } from './contourPath.ts'
import { smoothNoise } from './noise.ts'
import { smoothStep } from './heightField.ts'
import { type Box, type Ellipse, squaredDistanceIn } from './point.ts'
import { mapGrid, type ScalarGrid } from './grid.ts'

// Rings from the foot to the summit: how high, how long the strokes are, and their dashes (stroke, gap, …), which
// grow closer and heavier where a hill is steepest. Odd lengths keep the strokes of neighbouring rings out of step.
const rings = [
  { height: 0.22, length: 5.5, dash: '.45 3.3 .5 2.6 .45 3', opacity: 0.42 },
  { height: 0.4, length: 7, dash: '.6 2.2 .5 2 .65 2.3', opacity: 0.5 },
  { height: 0.6, length: 7, dash: '.75 1.8 .6 2 .8 1.7', opacity: 0.58 },
  { height: 0.8, length: 5.5, dash: '.7 1.7 .6 1.9 .75 2.1', opacity: 0.62 },
]

/**
 * Hills as they were engraved before contours: short strokes down the slope, in rings. Each ring is one wide stroke whose
 * dashes are the burin's strokes, so a hill costs few bytes.
 * In: the hills, the grid whose negative values tell how far inland a place is, a seed, and the box to draw in.
 * Out: SVG elements.
 */
export function hachures(hills: readonly Ellipse[], land: ScalarGrid, seed: string, box: Box): string {
  const heights = heightsOf(hills, land, seed)
  const paths = rings.map(({ height, length, dash, opacity }) => {
    const d = contourPath(heights, -height, { box, tolerance: 1.5, leastArea: 110, precision: 1 })
    return d === ''
      ? ''
      : `<path stroke-width="${length}" opacity="${opacity}" stroke-dasharray="${dash}" d="${d}"/>`
  })
  return `<g stroke="${colour.brassOnInk}">${paths.join('')}</g>`
}

// Lower is higher here, since contour rings are drawn around what is less.
function heightsOf(hills: readonly Ellipse[], land: ScalarGrid, seed: string): ScalarGrid {
  const uneven = smoothNoise(`${seed} hills`, 62, 2)
  const distances = hills.map(squaredDistanceIn)
  return mapGrid(land, (depth, x, y) => {
    if (depth >= -8) return 0
    const inland = smoothStep(8, 40, -depth)
    // Where hills meet they make one ridge.
    let rest = 1
    for (const squared of distances) rest *= 1 - Math.exp(-squared(x, y))
    return (rest - 1) * inland * (1 + 0.42 * uneven(x, y))
  })
}
