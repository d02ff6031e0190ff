/** Every color by day, size and duration of the site. */
export const color = {
  /** Near-black navy for header, hero and footer; a lighter shade for open menus; hairlines. */
  ink: '#0b1622',
  inkRaised: '#13222f',
  inkLine: '#2a3a48',
  /** Warm white, for reading, and its hairlines. */
  paper: '#fbf8f2',
  line: '#d8d3c6',
  /** Very light gray-blue, the tint of shallow water, for bands, and its hairlines. */
  shoal: '#e8eef0',
  shoalLine: '#c3ced3',
  /** Text on paper (15:1); quieter on paper and shoal (above 6:1). */
  text: '#17222d',
  textQuiet: '#485460',
  /** Text on ink; quieter (above 7:1). */
  textOnInk: '#f4efe4',
  textQuietOnInk: '#b4bfc8',
  /** The accent on ink (above 7:1), and darker on paper and shoal (above 5:1). */
  brassOnInk: '#cfae70',
  brassOnPaper: '#76581c',
  alarm: '#8f2318',
} as const

/** The same at night (above 7:1). What isn't here, such as ink, stays. */
export const dark = {
  paper: '#131d27',
  line: '#2c3a46',
  shoal: '#192632',
  shoalLine: '#31424f',
  text: '#ece6d9',
  textQuiet: '#aab5be',
  brassOnPaper: color.brassOnInk,
  alarm: '#f0a08f',
} as const

export const space = {
  hair: '0.25rem',
  tiny: '0.5rem',
  small: '0.75rem',
  base: '1rem',
  medium: '1.5rem',
  large: '2.25rem',
  wide: '3.5rem',
  /** Between the page's edge and its text; nothing in print. */
  gutter: 'var(--gutter)',
  /** Left and right of the content of a full-width block: margin and text have at most 104rem. */
  page: 'max(var(--gutter), 50% - 52rem)',
  section: 'clamp(3.5rem, 2.2rem + 4.6vw, 7rem)',
  /** Between the columns of the page's grid. */
  column: 'clamp(min(1.5rem, 7.5vw), 3.2vw, 4rem)',
} as const

/** The serif sets its optical size automatically. `display`, for large headings, differs only in its fallback. */
export const families = {
  serif: "'WA Serif','WA Serif Fallback',Georgia,serif",
  display: "'WA Serif','WA Display Fallback',Georgia,serif",
  sans: "'WA Sans','WA Sans Fallback',Arial,sans-serif",
} as const

export const width = {
  /** 64 to 70 characters of running text. */
  measure: '38rem',
  /** A little narrower, for text in a larger size. */
  lede: '41rem',
} as const

/** Sizes of more than one style; `type.ts` has the others. Headings are limited so that a long word fits on a phone with large text. */
export const size = {
  /** At least 12 pixels, for the advertising notice. */
  small: '0.9375rem',
  text: 'clamp(1.0625rem, 1.02rem + 0.2vw, 1.25rem)',
  lede: 'clamp(1.25rem, 1.13rem + 0.4vw, 1.625rem)',
  first: 'min(clamp(2.5rem, 1.7rem + 3.1vw, 5.5rem), 14vw)',
} as const

export const motion = {
  quick: '0.15s',
  slow: '0.35s',
  /** How long a submenu waits before it opens or closes. */
  patience: '0.3s',
  rise: '0.6s',
  chart: '0.8s',
  ease: 'cubic-bezier(0.2, 0.6, 0.2, 1)',
} as const

export const layer = { banner: 5, header: 10, toast: 15, skip: 20 } as const
