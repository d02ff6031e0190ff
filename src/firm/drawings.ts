import { compareText } from '../content/model/diagnostic.ts'
import { colour } from './theme/tokens.ts'
import { drawEdgeRule } from './art/edgeRule.ts'
import { drawHeroChart } from './art/heroChart.ts'
import { drawIconSprite } from './art/icons/iconSprite.ts'
import { drawNotFoundArt } from './art/notFoundArt.ts'
import { drawPortraitArt } from './art/portraitArt.ts'
import { drawPracticeBand } from './art/practiceBand.ts'

/**
 * Drawings by where they are served below the site's root, such as `art/plate/eleanor-vance.svg`: functions that draw
 * them anew, always the same text of an SVG.
 */
export type Drawings = Map<string, () => string>

type Subjects = {
  /** Names of the bands, most of them at the heads of pages: `art/band/NAME.svg`. */
  readonly bands: readonly string[]
  readonly peopleSlugs: readonly string[]
  /** The office's place in degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
}

/** Every drawing that the site is served with, sorted by path. Nothing is drawn until it is asked for. */
export function drawSiteArt({ bands, peopleSlugs, latitude, longitude }: Subjects): Drawings {
  const hero = { seed: 'west-atlantic', latitude, longitude }
  const drawings: Drawings = new Map([
    ['art/hero-wide.svg', () => drawHeroChart({ ...hero, layout: 'wide' })],
    ['art/hero-medium.svg', () => drawHeroChart({ ...hero, layout: 'medium' })],
    ['art/hero-narrow.svg', () => drawHeroChart({ ...hero, layout: 'narrow' })],
    ['art/marks.svg', drawIconSprite],
    ['art/off-chart.svg', drawNotFoundArt],
    ['art/rule-ink.svg', () => drawEdgeRule(colour.inkLine)],
    ['art/rule-paper.svg', () => drawEdgeRule(colour.line)],
  ])
  for (const name of bands) drawings.set(`art/band/${name}.svg`, () => drawPracticeBand({ seed: name }))
  for (const slug of peopleSlugs) drawings.set(`art/plate/${slug}.svg`, () => drawPortraitArt({ seed: slug }))
  return new Map([...drawings].sort(([a], [b]) => compareText(a, b)))
}
