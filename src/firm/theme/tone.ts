import { color, dark } from './tokens.ts'

/** Day and night, by the visitor's system. Print is always day: see `GlobalStyle.ts`. */
const both = (name: keyof typeof dark): string => `light-dark(${color[name]},${dark[name]})`

/** Colors as CSS variables, so that components work on light and dark backgrounds. */
export const tone = {
  ground: 'var(--ground)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  brass: 'var(--brass)',
  /** Tick marks, as an image that repeats horizontally. */
  edge: 'var(--edge)',
  /** Only on paper. */
  alarm: both('alarm'),
} as const

const onPaper = `--text:${both('text')};--quiet:${both('textQuiet')};--brass:${both('brassOnPaper')};--edge:url(/art/rule-paper.svg);`
const shoal = `--ground:${both('shoal')};--line:${both('shoalLine')};${onPaper}`
export const paper = `--ground:${both('paper')};--line:${both('line')};${onPaper}`
export const ink = `--ground:${color.ink};--text:${color.textOnInk};--quiet:${color.textQuietOnInk};
--line:${color.inkLine};--brass:${color.brassOnInk};--edge:url(/art/rule-ink.svg);`

export type Tone = 'paper' | 'shoal' | 'ink'

export const painted = `background:${tone.ground};color:${tone.text};`

export const surface: Record<Tone, string> = {
  paper: paper + painted,
  shoal: shoal + painted,
  ink: ink + painted,
}
