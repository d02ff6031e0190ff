/** Media queries, from the smallest up. A style is written for the phone and added to. */
export const media = {
  /** Room for fewer than twenty letters: text set twice as large on a phone. */
  tight: '@media (max-width: 19em)',
  /** From 640 pixels: two things fit side by side. */
  medium: '@media (min-width: 40em)',
  /** From 1024 pixels: the margin stands beside the text and the menu in the header. */
  large: '@media (min-width: 64em)',
  /** Below 1024 pixels: what only the phone's menu needs. */
  belowLarge: '@media (width < 64em)',
  /** From 1440 pixels. */
  huge: '@media (min-width: 90em)',
  /** A window so low that a fixed header would take most of it: zoomed to 400 %, or a phone held sideways. */
  low: '@media (max-height: 30rem)',
  /** A mouse or the like. */
  hover: '@media (hover: hover)',
  /** A finger. */
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
  moving: '@media (prefers-reduced-motion: no-preference)',
  forced: '@media (forced-colors: active)',
  print: '@media print',
} as const
