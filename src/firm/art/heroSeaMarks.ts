import { colour } from '../theme/tokens.ts'
import type { GlyphText } from './glyphText.ts'
import type { HeroComposition } from './heroComposition.ts'
import { polyline } from './pathData.ts'
import { offsetLine, type Point } from './point.ts'
import { anchorMark, beaconMark, buoyMark, lightSector, lightStar, rockMark, wreckMark } from './seaMarks.ts'
import { splinePath } from './spline.ts'

/** What a navigator looks for: fairway, leading line, buoys, light, dangers, anchorages. Out: SVG elements. */
export function heroSeaMarks(plan: HeroComposition, figures: GlyphText): string {
  const ink = colour.brassOnInk
  const quiet = colour.textQuietOnInk
  const [front, rear, end] = plan.leading
  const half = 12 * plan.reach ** 0.5
  const fairway = [-half, half].map((by) => splinePath(offsetLine(plan.fairway, by), false)).join('')
  const danger = plan.rocks.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="6.5"/>`).join('')
  return (
    `<path stroke="${quiet}" stroke-opacity=".5" stroke-width=".8" stroke-dasharray="7 4" d="${fairway}"/>` +
    `<path stroke="${ink}" stroke-opacity=".6" stroke-width=".8" d="${polyline([rear, front, end])}"/>` +
    `<g stroke="${quiet}" stroke-opacity=".6" stroke-width=".9" stroke-linecap="round">` +
    `<g stroke-dasharray="0 2.2">${danger}</g><path d="${plan.rocks.map(rockMark).join('')}${wreckMark(plan.wreck)}"/></g>` +
    `<path stroke="${ink}" stroke-width=".9" stroke-linejoin="round" d="${plan.buoys.map((at, i) => buoyMark(at, i % 2 === 0)).join('')}${plan.anchorages.map(anchorMark).join('')}${beaconMark(front)}${beaconMark(rear)}"/>` +
    lightSector(plan.light.at, plan.light.from, plan.light.to, plan.light.radius) +
    lightStar(plan.light.at) +
    `<g fill="${ink}" opacity=".8">${figures.set({ text: plan.light.character, at: [plan.light.at[0] + 14, plan.light.at[1] - 5] })}${figures.set({ text: leadingText(end, front), at: along(end, front, 0.13), turn: turnOf(end, front) })}</g>`
  )
}

// The bearing of the leading line, from sea, in three figures.
function leadingText(from: Point, to: Point): string {
  const degrees = Math.round((Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI)
  return `${String((degrees + 360) % 360).padStart(3, '0')}°`
}

function turnOf(from: Point, to: Point): number {
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
}

// A place a little below the line, a share of the way along it.
function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share + 3, from[1] + (to[1] - from[1]) * share + 10]
}
