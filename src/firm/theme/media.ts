/** Media queries, mobile first. */
export const media = {
  /** From 640 pixels: two things fit side by side. */
  medium: '@media (min-width: 40em)',
  /** From 1024 pixels: the margin is next to the text, and the menu is in the header. */
  large: '@media (min-width: 64em)',
  belowLarge: '@media (width < 64em)',
  huge: '@media (min-width: 90em)',
  /** A window too low for a fixed header: zoomed to 400%, or a phone in landscape. */
  low: '@media (max-height: 30rem)',
  hover: '@media (hover: hover)',
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const

const within = (query: string) => (style: string) => `${query}{${style}}`

/** One declaration for some windows, or for paper: `${fromLarge('grid-column: 2;')}`. */
export const fromMedium = within(media.medium)
export const fromLarge = within(media.large)
export const belowLarge = within(media.belowLarge)
export const inPrint = within(media.print)

export const screenOnly = inPrint('display:none')

/** For what is of no use without scripts. */
export const scriptsOnly = '@media (scripting: none){display:none}'
