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

/** All that a drawing is drawn from, as data that can be handed to another thread. */
type DrawingSubject =
  | ({ kind: 'hero' } & Parameters<typeof drawHeroChart>[0])
  | { kind: 'icons' | 'not-found' }
  | { kind: 'rule'; ink: string }
  | { kind: 'band' | 'portrait'; seed: string }

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
  const hero = { kind: 'hero', seed: 'west-atlantic', latitude, longitude } as const
  const subjects = new Map<string, DrawingSubject>([
    ['art/hero-wide.svg', { ...hero, layout: 'wide' }],
    ['art/hero-medium.svg', { ...hero, layout: 'medium' }],
    ['art/hero-narrow.svg', { ...hero, layout: 'narrow' }],
    ['art/marks.svg', { kind: 'icons' }],
    ['art/off-chart.svg', { kind: 'not-found' }],
    ['art/rule-ink.svg', { kind: 'rule', ink: colour.inkLine }],
    ['art/rule-paper.svg', { kind: 'rule', ink: colour.line }],
  ])
  for (const name of bands) subjects.set(`art/band/${name}.svg`, { kind: 'band', seed: name })
  for (const slug of peopleSlugs) subjects.set(`art/plate/${slug}.svg`, { kind: 'portrait', seed: slug })
  return new Map(
    [...subjects]
      .sort(([a], [b]) => compareText(a, b))
      .map(([path, subject]) => [path, { subject, draw: () => drawSubject(subject) }]),
  )
}

/** Draws a subject: the text of an SVG. */
export function drawSubject(subject: DrawingSubject): string {
  switch (subject.kind) {
    case 'hero':
      return drawHeroChart(subject)
    case 'icons':
      return drawIconSprite()
    case 'not-found':
      return drawNotFoundArt()
    case 'rule':
      return drawEdgeRule(subject.ink)
    case 'band':
      return drawPracticeBand(subject)
    case 'portrait':
      return drawPortraitArt(subject)
  }
}
