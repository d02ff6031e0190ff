import { colour } from './tokens.ts'

/**
 * The colours of a background and of what stands on it, as CSS variables, so that components look right on
 * paper and ink alike. `SectionLayout`, the header, heroes and the footer set them with one of the three
 * tones below.
 */
export const tone = {
  ground: 'var(--ground)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  brass: 'var(--brass)',
  /** The chart's edge ticks, as an image to repeat along x. */
  edge: 'var(--edge)',
} as const

export const paper = `--ground:${colour.paper};--text:${colour.text};--quiet:${colour.textQuiet};--line:${colour.line};--brass:${colour.brassOnPaper};--edge:url(/art/rule-paper.svg);`

export const shoal = `--ground:${colour.shoal};--text:${colour.text};--quiet:${colour.textQuiet};--line:${colour.shoalLine};--brass:${colour.brassOnPaper};--edge:url(/art/rule-paper.svg);`

export const ink = `--ground:${colour.ink};--text:${colour.textOnInk};--quiet:${colour.textQuietOnInk};--line:${colour.inkLine};--brass:${colour.brassOnInk};--edge:url(/art/rule-ink.svg);`

export type Tone = 'paper' | 'shoal' | 'ink'

export const tones: Record<Tone, string> = { paper, shoal, ink }

/** Applies the colours of the tone that was set. */
export const painted = `background:${tone.ground};color:${tone.text};`
