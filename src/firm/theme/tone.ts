import { color, dark } from './tokens.ts'

const darkScheme = '@media screen and (prefers-color-scheme: dark)'

/** Colors as CSS variables, so that components work on light and dark backgrounds. */
export const tone = {
  ground: 'var(--ground)',
  text: 'var(--text)',
  quiet: 'var(--quiet)',
  line: 'var(--line)',
  brass: 'var(--brass)',
  /** Ticks of rulers, and what can't be chosen now. */
  mark: 'color-mix(in srgb, var(--quiet) 45%, var(--ground))',
  /** Tick marks, as an image that repeats horizontally. */
  edge: 'var(--edge)',
  /** Not on ink. */
  alarm: 'var(--alarm)',
} as const

const onPaper = { text: 'text', quiet: 'textQuiet', brass: 'brassOnPaper', alarm: 'alarm' } as const

/** Day and night, by the visitor's system. Print is always day. */
function bothSchemes(ground: 'paper' | 'shoal', line: 'line' | 'shoalLine'): string {
  const names = Object.entries({ ground, line, ...onPaper })
  const variables = (palette: typeof dark | typeof color) =>
    names.map(([name, key]) => `--${name}:${palette[key]};`).join('')
  return `${variables(color)}--edge:url(/art/rule-paper.svg);
${darkScheme}{${variables(dark)}}`
}

export const paper = bothSchemes('paper', 'line')
const shoal = bothSchemes('shoal', 'shoalLine')
export const ink = `--ground:${color.ink};--text:${color.textOnInk};--quiet:${color.textQuietOnInk};
--line:${color.inkLine};--brass:${color.brassOnInk};--edge:url(/art/rule-ink.svg);`

export type Surface = 'paper' | 'shoal' | 'ink' // What a part is painted on; `tone` has the colors on it.

export const painted = `background:${tone.ground};color:${tone.text};`

export const surface: Record<Surface, string> = {
  paper: paper + painted,
  shoal: shoal + painted,
  ink: ink + painted,
}
