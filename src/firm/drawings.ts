import { colour } from './theme/tokens.ts'
import { drawEdgeRule } from './art/edgeRule.ts'
import { drawHeroChart } from './art/heroChart.ts'
import { drawIconSprite } from './art/icons/iconSprite.ts'
import { drawNotFoundArt } from './art/notFoundArt.ts'
import { drawPortraitArt } from './art/portraitArt.ts'
import { drawPracticeBand } from './art/practiceBand.ts'

/** A drawing of the site: where it is served, below the site's root, and how it is made. */
export type Drawing = {
  /** For example `art/plate/eleanor-vance.svg`. */
  readonly path: string
  /** Draws it, anew each time: an SVG's text, always the same. */
  readonly draw: () => string
}

type Subjects = {
  /** Names of the bands, most of them at the heads of pages: `art/band/NAME.svg`. */
  readonly bands: readonly string[]
  readonly peopleSlugs: readonly string[]
  /** The office's place in degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
}

/**
 * Every drawing that the site is served with. In: what the content names. Out: the drawings, sorted by path, each
 * path once; nothing is drawn until it is asked for.
 */
export function drawSiteArt({ bands, peopleSlugs, latitude, longitude }: Subjects): Drawing[] {
  const hero = { seed: 'west-atlantic', latitude, longitude }
  const drawings = new Map<string, Drawing['draw']>([
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
  return [...drawings]
    .map(([path, draw]) => ({ path, draw }))
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0))
}
