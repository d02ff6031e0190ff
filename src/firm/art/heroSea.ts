import { colour } from '../theme/tokens.ts'
import { contourPath } from './contourPath.ts'
import { heightField, smoothStep } from './heightField.ts'
import type { GlyphText } from './glyphText.ts'
import type { HeroComposition } from './heroComposition.ts'
import { decimal } from './pathData.ts'
import { distance, distanceToLine, frameBox, type Point } from './point.ts'
import { roughCoast } from './roughCoast.ts'
import { soundings } from './soundings.ts'
import type { ScalarGrid } from './grid.ts'
import { contourLine } from './waterLines.ts'

/** The land of a hero chart and the depths around it. */
export type HeroSurvey = { readonly land: readonly (readonly Point[])[]; readonly depths: ScalarGrid }

const slope = [
  [0, 0],
  [13, 2],
  [34, 5],
  [76, 10],
  [160, 20],
  [262, 30],
  [400, 50],
  [800, 100],
] as const
const majors = [2, 5, 10, 20, 30, 50]
const minors = [3, 7, 15, 25, 40]

/** Surveys a composition: its coasts roughened by the seed, its depths on a fine grid. */
export function surveyHero(plan: HeroComposition, seed: string): HeroSurvey {
  const land = plan.land.map((bends, i) => roughCoast(bends, `${seed} coast ${i}`, 5))
  const [width, height] = plan.size
  const nearFairway = (x: number, y: number): number =>
    Math.exp(-((distanceToLine(x, y, plan.fairway) / (26 * plan.reach)) ** 2))
  const dredge = (depth: number, x: number, y: number): number => {
    const kept = depth > 14 ? depth : depth + (14 - depth) * nearFairway(x, y) * smoothStep(0, 3, depth)
    // Always deep water under the words.
    return kept + 40 * smoothStep(-110 * plan.reach, 110 * plan.reach, distanceInsideClearArea(plan, x, y))
  }
  const fall = slope.map(([away, depth]) => [away * plan.reach, depth] as const)
  const waters = {
    seed,
    land,
    slope: fall,
    banks: plan.banks,
    unevenness: 0.34,
    wave: 300 * plan.reach,
    dredge,
  }
  return { land, depths: heightField(waters, frameBox(width, height, 48), 6 * plan.reach) }
}

/** The sea of a hero chart. Out: SVG elements for its ground and tints, its contours and its soundings. */
export function heroSea(
  plan: HeroComposition,
  { depths }: HeroSurvey,
  seed: string,
  figures: GlyphText,
): { readonly ground: string; readonly contours: string; readonly soundings: string } {
  const [width, height] = plan.size
  const options = { box: frameBox(width, height, 12), tolerance: 0.6, leastArea: 160, precision: 0.5 }
  const line = (level: number, weight: number, opacity: number, order: number): string => {
    const look = `class="d${order}" stroke-width="${weight}" stroke-opacity="${decimal(opacity, 2)}"`
    return contourLine(level, look, contourPath(depths, level, options))
  }
  const deepFirst = [
    ...minors.map((level, i) => line(level, 0.55, 0.32 - i * 0.035, Math.min(i + 1, 5))),
    ...majors.map((level, i) => line(level, 0.9, 0.6 - i * 0.06, i)).reverse(),
  ]
  return {
    ground: `<path fill="${colour.ink}" d="M0 0h${width}v${height}H0z"/>`,
    contours: `<g stroke="${colour.textQuietOnInk}">${deepFirst.join('')}</g>`,
    soundings: heroSoundings(plan, depths, seed, figures),
  }
}

function heroSoundings(plan: HeroComposition, depths: ScalarGrid, seed: string, figures: GlyphText): string {
  const [width, height] = plan.size
  const places = [...plan.buoys, ...plan.rocks, ...plan.anchorages, plan.wreck, plan.light.at]
  const isFree = (at: Point): boolean =>
    distance(at, plan.rose.at) > plan.rose.radius * 1.2 &&
    distanceToLine(...at, plan.fairway) > 17 &&
    distanceToLine(...at, [plan.leading[0], plan.leading[2]]) > 9 &&
    Math.abs(distance(at, plan.light.at) - plan.light.radius - 3) > 11 &&
    places.every((place) => distance(at, place) > 17)
  const dense = plan.reach ** 0.5
  const found = soundings({
    seed,
    depths,
    box: frameBox(width, height, -26),
    spacing: (depth) =>
      (21 + 1.7 * Math.min(depth, 14) + 0.8 * Math.max(0, Math.min(depth, 50) - 14)) * dense,
    levels: [...majors, ...minors],
    isQuiet: (x, y) => distanceInsideClearArea(plan, x, y) >= 0,
    isFree,
    room: [7.5, 5],
  })
  // Soundings in deep water are as light as its contours.
  const shallow = found.filter(({ depth }) => depth < 20)
  const deep = found.filter(({ depth }) => depth >= 20)
  const set = (group: typeof found, opacity: number): string =>
    `<g opacity="${opacity}">${group.map(({ depth, at }) => figures.setDepth(depth, at)).join('')}</g>`
  // Here and there what the lead brought up: sand or mud.
  const bottom = found
    .filter(({ depth }, i) => depth > 11 && i % 4 === 0)
    .map(({ at: [x, y] }, i) => {
      return figures.set({ text: i % 3 === 1 ? 'm' : 's', at: [x, y + 12], anchor: 'middle', small: true })
    })
  return `<g fill="${colour.textQuietOnInk}">${set(shallow, 0.85)}${set(deep, 0.62)}<g opacity=".5">${bottom.join('')}</g></g>`
}

// How far inside the words' box a place is; outside it, less than 0.
function distanceInsideClearArea({ clearArea }: HeroComposition, x: number, y: number): number {
  return Math.min(clearArea.right - x, y - clearArea.top, clearArea.bottom - y)
}
