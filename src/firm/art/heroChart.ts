import { compassRose, rhumbLines } from './compassRose.ts'
import { drawInAnimation } from './drawInAnimation.ts'
import { glyphText } from './glyphText.ts'
import { type HeroComposition, wideComposition } from './heroComposition.ts'
import { heroLand } from './heroLand.ts'
import { mediumComposition } from './heroMedium.ts'
import { narrowComposition } from './heroNarrow.ts'
import { heroSea, surveyHero } from './heroSea.ts'
import { heroSeaMarks } from './heroSeaMarks.ts'
import { graticule, neatLine, type Scale } from './neatLine.ts'

/** The compositions: for a screen wider than high, for a tablet held upright, and for a phone. */
const plans = {
  wide: wideComposition,
  medium: mediumComposition,
  narrow: narrowComposition,
} satisfies Record<string, HeroComposition>

type HeroChart = {
  readonly seed: string
  readonly layout: keyof typeof plans
  /** The office's place in degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
}

/**
 * The chart behind the home page's headline: open, quiet water where the words stand, and a harbour with its coast.
 * In: a seed for everything that was not placed by hand, and which of the compositions (in another shape than its own
 * it is cut at the left or at the top and bottom).
 * Out: an SVG for use as an image; its lines draw themselves once where motion is welcome.
 */
export function drawHeroChart({ seed, layout, latitude, longitude }: HeroChart): string {
  const plan = plans[layout]
  const [wide, high] = plan.size
  const figures = glyphText(plan.figureSize)
  const place = { width: wide, height: high, scale: scaleAt(plan.office, latitude, longitude) }
  const survey = surveyHero(plan, seed)
  const sea = heroSea(plan, survey, seed, figures)
  const parts = [
    sea.ground,
    rhumbLines(plan.rose.at, plan.rose.radius * 1.08, 1500, 0.09),
    graticule(place, 0.07),
    sea.contours,
    heroLand(plan, survey, seed),
    heroSeaMarks(plan, figures),
    sea.soundings,
    compassRose({ ...plan.rose, figures: layout === 'narrow' ? undefined : figures }),
    neatLine(place),
  ].join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="0 0 ${wide} ${high}" ` +
    `preserveAspectRatio="xMaxYMid slice" fill="none">${drawInAnimation()}<defs>${figures.definitions()}</defs>${parts}</svg>`
  )
}

const minute = 66

// Minutes are counted from the office, so that the graticule tells where it is; a minute of latitude is longer on a
// chart (Mercator's) than one of longitude by the secant of the latitude.
function scaleAt([x, y]: readonly [number, number], latitude: number, longitude: number): Scale {
  const minuteHigh = minute / Math.cos((latitude * Math.PI) / 180)
  const east = (longitude * 60) % 2
  const north = (latitude * 60) % 2
  return { minuteWide: minute, minuteHigh, originX: x - east * minute, originY: y + north * minuteHigh }
}
