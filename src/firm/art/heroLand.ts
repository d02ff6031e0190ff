import { colour } from '../theme/tokens.ts'
import { sampleGrid } from './grid.ts'
import { hachures } from './hachures.ts'
import type { HeroComposition } from './heroComposition.ts'
import type { HeroSurvey } from './heroSea.ts'
import { decimals, polyline } from './pathData.ts'
import { frameBox } from './point.ts'
import { simplifyPolygon } from './simplifyPolygon.ts'
import { splinePath } from './spline.ts'
import { townPlan } from './townPlan.ts'
import { waterLines } from './waterLines.ts'

/** The land of a hero chart: coast, hills, roads, town, and a mark where the office is. Out: SVG elements. */
export function heroLand(plan: HeroComposition, survey: HeroSurvey, seed: string): string {
  const ink = colour.brassOnInk
  const [width, height] = plan.size
  const coast = survey.land.map((ring) => splinePath(simplifyPolygon(ring, 0.5), true, 0.2)).join('')
  const roads = plan.roads.map((road) => splinePath(road, false)).join('')
  const piers = plan.piers.map((pier) => polyline(pier)).join('')
  return (
    waterLines(coast) +
    hachures(plan.hills, survey.depths, seed, frameBox(width, height, 12)) +
    `<path stroke="${ink}" stroke-opacity=".55" stroke-width="2.4" d="${roads}"/><path stroke="${colour.inkRaised}" stroke-width="1.3" d="${roads}"/>` +
    `<path stroke="${ink}" stroke-width="1.8" d="${piers}"/>` +
    townPlan(plan.town, seed, (at) => sampleGrid(survey.depths, ...at) < -5) +
    `<g stroke="${ink}"><circle cx="${plan.office[0]}" cy="${plan.office[1]}" r="4.6" fill="${colour.ink}"/><path d="M${decimals(plan.office)}m-8 0h5m6 0h5m-8-8v5m0 6v5"/></g>`
  )
}
