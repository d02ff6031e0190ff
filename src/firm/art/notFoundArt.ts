import { colour } from '../theme/tokens.ts'
import { compassRose, rhumbLines } from './compassRose.ts'
import { contourPath } from './contourPath.ts'
import { heightField } from './heightField.ts'
import { drawInAnimation } from './drawInAnimation.ts'
import { glyphText } from './glyphText.ts'
import { graticule, neatLine } from './neatLine.ts'
import { decimal } from './pathData.ts'
import { distance, frameBox, inRing, type Point } from './point.ts'
import { roughCoast } from './roughCoast.ts'
import { simplifyPolygon } from './simplifyPolygon.ts'
import { soundings } from './soundings.ts'
import { splinePath } from './spline.ts'

const width = 1440
const height = 860
const levels = [10, 15, 20, 25, 30, 40, 50, 70]
const seed = 'off the chart'

// How far the survey went: east of this line. The last bends lie outside the picture and close the ring.
const limit: readonly (readonly [number, number, number])[] = [
  [905, -60, 1],
  [930, 60, 1],
  [872, 150, 1],
  [905, 260, 1],
  [838, 340, 1],
  [850, 450, 1],
  [774, 520, 1],
  [800, 630, 1],
  [716, 720, 1],
  [735, 800, 1],
  [700, 920, 1],
  [1500, 940, 0],
  [1500, -80, 0],
]

// One ship went on by herself, sounding as she went; her last casts found no bottom.
const track: readonly (readonly [x: number, y: number, depth: number, found: boolean])[] = [
  [700, 716, 66, true],
  [636, 704, 71, true],
  [569, 698, 83, true],
  [499, 698, 96, true],
  [426, 704, 110, false],
]

/**
 * The chart of the page that isn't there: a survey that stops at a dotted limit, a few last soundings beyond it,
 * and then nothing but the graticule. Out: an SVG, 1440×860, for use as an image.
 */
export function drawNotFoundArt(): string {
  const coast = roughCoast(
    [
      [1400, -200, 1],
      [1520, 200, 1],
      [1440, 420, 1],
      [1560, 640, 1],
      [1480, 1060, 1],
      [1900, 1060, 0],
      [1900, -200, 0],
    ],
    seed,
  )
  const depths = heightField(
    { seed, land: [coast], slope, banks, unevenness: 0.5, wave: 330 },
    frameBox(width, height, 48),
    8,
  )
  const surveyed = roughCoast(limit, `${seed} limit`, 9, 1.3)
  const box = frameBox(width, height, 12)
  const lines = levels.map((level, i) => {
    const d = contourPath(depths, level, { box, tolerance: 0.6, leastArea: 200, precision: 0.5 })
    return `<path class="d${Math.min(i, 5)}" pathLength="1" stroke-width="${i % 2 === 0 ? 0.9 : 0.55}" stroke-opacity="${decimal(0.5 - i * 0.04, 2)}" d="${d}"/>`
  })
  const figures = glyphText(12)
  const rose: Point = [1186, 590]
  const found = soundings({
    seed,
    depths,
    box: frameBox(width, height, -30),
    spacing: (depth) => 46 + Math.min(depth, 60) * 0.75,
    levels,
    isQuiet: (x, y) => !inRing(x, y, surveyed),
    isFree: (at) => distance(at, rose) > 150 && surveyed.every((edge) => distance(at, edge) > 14),
    room: [9, 6],
  })
  const text = found.map(({ depth, at }) => figures.setDepth(depth, at)).join('')
  const lone = track.map(([x, y, depth, reached]) => {
    const none = reached
      ? ''
      : `<path stroke="${colour.textQuietOnInk}" stroke-width=".8" d="M${x - 9} ${y - 6}h18"/><circle cx="${x}" cy="${y - 9}" r=".9"/>`
    return figures.setDepth(depth, [x, y]) + none
  })
  const place = { width, height, scale: { minuteWide: 66, minuteHigh: 87, originX: 40, originY: 30 } }
  const edge = splinePath(simplifyPolygon(surveyed, 0.6), true, 0.5)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMaxYMid slice" fill="none">` +
    `${drawInAnimation()}<path fill="${colour.ink}" d="M0 0h${width}v${height}H0z"/>` +
    `<defs>${figures.definitions()}<path id="limit" d="${edge}"/><clipPath id="known"><use href="#limit"/></clipPath></defs>` +
    graticule(place, 0.1) +
    `<g clip-path="url(#known)">${rhumbLines(rose, 125, 1300, 0.1)}<g stroke="${colour.textQuietOnInk}">${lines.join('')}</g></g>` +
    `<use href="#limit" stroke="${colour.brassOnInk}" stroke-width="1.4" stroke-linecap="round" stroke-dasharray="0 5" opacity=".75"/>` +
    `<g fill="${colour.textQuietOnInk}" opacity=".75">${text}${lone.join('')}</g>` +
    `${compassRose({ at: rose, radius: 116, figures })}${neatLine(place)}</svg>`
  )
}

const slope = [
  [0, 0],
  [60, 8],
  [160, 18],
  [300, 32],
  [520, 50],
  [900, 80],
] as const
const banks = [
  { at: [1040, 250], long: 90, wide: 46, turn: -32, least: 9 },
  { at: [930, 690], long: 70, wide: 40, turn: 40, least: 14 },
] as const
