import { colour } from '../theme/tokens.ts'
import { bandCoast } from './bandCoast.ts'
import { bandFeatures } from './bandFeatures.ts'
import { contourPath } from './contourPath.ts'
import { heightField, smoothStep } from './heightField.ts'
import { drawInAnimation } from './drawInAnimation.ts'
import { glyphText } from './glyphText.ts'
import { graticule, neatLine, type Scale } from './neatLine.ts'
import { decimal } from './pathData.ts'
import { frameBox } from './point.ts'
import { seededRandom } from './seed.ts'
import { simplifyPolygon } from './simplifyPolygon.ts'
import { soundings } from './soundings.ts'
import { splinePath } from './spline.ts'
import { contourLine, waterLines } from './waterLines.ts'

const width = 1440
const height = 520
const levels = [2, 5, 10, 15, 20, 30, 50]
const slope = [
  [0, 0],
  [12, 2],
  [32, 5],
  [68, 10],
  [150, 20],
  [250, 30],
  [390, 50],
  [800, 100],
] as const

/**
 * The band at the head of a page, on ink: a stretch of coast at the right, its waters, and quiet sea in the left 55 %.
 * In: a seed; each gives another coast, bearing and bottom. Out: an SVG, 1440×520, for use as an image.
 */
export function drawPracticeBand({ seed }: { readonly seed: string }): string {
  const land = bandCoast(seed)
  // Always deep water under the title, too deep for any line: a little west of its edge the survey ends.
  const dredge = (depth: number, x: number): number => depth + 50 * smoothStep(920, 700, x)
  const surveyed = { ...frameBox(width, height, 36), left: 630 }
  const depths = heightField({ seed, land, slope, unevenness: 0.4, wave: 280, dredge }, surveyed, 9)
  const options = { box: frameBox(width, height, 12), tolerance: 0.9, leastArea: 220, precision: 0.5 }
  const coast = land.map((ring) => splinePath(simplifyPolygon(ring, 0.8), true, 0.2)).join('')
  const features = bandFeatures(seed, land, depths)
  const figures = glyphText(11)
  const found = soundings({
    seed,
    depths,
    box: frameBox(width, height, -26),
    spacing: (depth) => 35 + Math.min(depth, 40) * 1.6,
    levels,
    isQuiet: (x) => x <= width * 0.58,
    isFree: features.isFree,
    room: [8, 5.5],
  })
  const text = found.map(({ depth, at }) => figures.setDepth(depth, at)).join('')
  const lines = levels.map((level, i) => {
    const look = `class="d${Math.min(i, 5)}" stroke-width="${i % 2 === 0 ? 0.8 : 0.6}" stroke-opacity="${decimal(0.56 - i * 0.06, 2)}"`
    return contourLine(level, look, contourPath(depths, level, options))
  })
  const place = { width, height, scale: bandScale(seed) }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice" fill="none">` +
    `${drawInAnimation()}<path fill="${colour.ink}" d="M0 0h${width}v${height}H0z"/><defs>${figures.definitions()}</defs>` +
    `${features.beneath}${graticule(place, 0.07)}` +
    `<g stroke="${colour.textQuietOnInk}">${lines.reverse().join('')}</g>` +
    `${waterLines(coast)}${features.above}<g fill="${colour.textQuietOnInk}" opacity=".75">${text}</g>` +
    `${neatLine(place)}</svg>`
  )
}

function bandScale(seed: string): Scale {
  const random = seededRandom(`${seed} scale`)
  return {
    minuteWide: 66,
    minuteHigh: 87,
    originX: Math.round(random() * 66),
    originY: Math.round(random() * 87),
  }
}
