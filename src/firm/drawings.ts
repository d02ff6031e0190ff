import { compareText } from '../content/model/diagnostic.ts'
import type { Drawing } from '../content/model/drawing.ts'
import type { DrawingSubject } from './drawSubject.ts'
import { colour } from './theme/tokens.ts'

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
      .map(([path, subject]) => [path, { subject, draw: () => draw(subject) }]),
  )
}

async function draw(subject: DrawingSubject): Promise<string> {
  const { drawSubject } = await import('./drawSubject.ts')
  return drawSubject(subject)
}
