import { compareText } from '../content/model/diagnostic.ts'
import { colour } from './theme/tokens.ts'
import { drawEdgeRule } from './art/edgeRule.ts'
import { drawHeroChart } from './art/heroChart.ts'
import { drawIconSprite } from './art/icons/iconSprite.ts'
import { drawNotFoundArt } from './art/notFoundArt.ts'
import { drawPortraitArt } from './art/portraitArt.ts'
import { drawPracticeBand } from './art/practiceBand.ts'

/** A drawing that is not drawn until it is asked for. */
interface Drawing {
  /** All that it is drawn from: the same subject gives the same text. */
  readonly subject: object
  /** Draws it: the text of an SVG. */
  readonly draw: () => string
}

/** Drawings by where they are served below the site's root, such as `art/plate/eleanor-vance.svg`. */
export type Drawings = Map<string, Drawing>

type Subjects = {
  /** Names of the bands, most of them at the heads of pages: `art/band/NAME.svg`. */
  readonly bands: readonly string[]
  readonly peopleSlugs: readonly string[]
  /** The office's place in degrees, north and east positive. */
  readonly latitude: number
  readonly longitude: number
}

/** Every drawing that the site is served with, sorted by path. */
export function drawSiteArt({ bands, peopleSlugs, latitude, longitude }: Subjects): Drawings {
  const hero = { seed: 'west-atlantic', latitude, longitude }
  const drawings: Drawings = new Map([
    ['art/hero-wide.svg', drawing(drawHeroChart, { ...hero, layout: 'wide' })],
    ['art/hero-medium.svg', drawing(drawHeroChart, { ...hero, layout: 'medium' })],
    ['art/hero-narrow.svg', drawing(drawHeroChart, { ...hero, layout: 'narrow' })],
    ['art/marks.svg', drawing(drawIconSprite, {})],
    ['art/off-chart.svg', drawing(drawNotFoundArt, {})],
    ['art/rule-ink.svg', drawing(({ ink }) => drawEdgeRule(ink), { ink: colour.inkLine })],
    ['art/rule-paper.svg', drawing(({ ink }) => drawEdgeRule(ink), { ink: colour.line })],
  ])
  for (const name of bands) drawings.set(`art/band/${name}.svg`, drawing(drawPracticeBand, { seed: name }))
  for (const slug of peopleSlugs)
    drawings.set(`art/plate/${slug}.svg`, drawing(drawPortraitArt, { seed: slug }))
  return new Map([...drawings].sort(([a], [b]) => compareText(a, b)))
}

const drawing = <Subject extends object>(draw: (subject: Subject) => string, subject: Subject): Drawing => ({
  subject,
  draw: () => draw(subject),
})
