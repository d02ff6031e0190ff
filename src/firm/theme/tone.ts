import { color } from './tokens.ts'

/** Colors as CSS variables, so that components work on light and dark backgrounds. */
export const tone = {
  ground: 'var(--ground)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  brass: 'var(--brass)',
  /** Tick marks, as an image that repeats horizontally. */
  edge: 'var(--edge)',
} as const

const onLight = `--text:${color.text};--quiet:${color.textQuiet};--brass:${color.brassOnPaper};--edge:url(/art/rule-paper.svg);`
const shoal = `--ground:${color.shoal};--line:${color.shoalLine};${onLight}`
export const paper = `--ground:${color.paper};--line:${color.line};${onLight}`
export const ink = `--ground:${color.ink};--text:${color.textOnInk};--quiet:${color.textQuietOnInk};
--line:${color.inkLine};--brass:${color.brassOnInk};--edge:url(/art/rule-ink.svg);`

export type Tone = 'paper' | 'shoal' | 'ink'

export const painted = `background:${tone.ground};color:${tone.text};`

export const surface: Record<Tone, string> = {
  paper: paper + painted,
  shoal: shoal + painted,
  ink: ink + painted,
}
