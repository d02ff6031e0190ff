import { drawEdgeRule } from './art/edgeRule.ts'
import { drawHeroChart } from './art/heroChart.ts'
import { drawIconSprite } from './art/icons/iconSprite.ts'
import { drawNotFoundArt } from './art/notFoundArt.ts'
import { drawPortraitArt } from './art/portraitArt.ts'
import { drawPracticeBand } from './art/practiceBand.ts'

/** All that a drawing is drawn from, as data that can be handed to another thread. */
export type DrawingSubject =
  | ({ kind: 'hero' } & Parameters<typeof drawHeroChart>[0])
  | { kind: 'icons' | 'not-found' }
  | { kind: 'rule'; ink: string }
  | { kind: 'band' | 'portrait'; seed: string }

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
