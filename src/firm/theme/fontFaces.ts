import metrics from './fonts/metrics.json'
import sans from './fonts/sans.woff2'
import serifItalic from './fonts/serif-italic.woff2'
import serif from './fonts/serif.woff2'

/**
 * The files come from `scripts/fonts.ts`. The serif changes its drawing with its size from 20 to 60 pixels on its
 * own (`font-optical-sizing` is `auto` unless somebody turns it off), so `display` differs from `serif` only in what
 * stands in until the font is there: use it from about 48 pixels up.
 */
export const families = {
  serif: "'WA Serif','WA Serif Fallback',Georgia,serif",
  display: "'WA Serif','WA Display Fallback',Georgia,serif",
  sans: "'WA Sans','WA Sans Fallback',Arial,sans-serif",
} as const

/** What every page shows above the fold. */
export const preloadedFonts: readonly string[] = [serif, sans]

/** Every page carries these rules, so they say nothing that is the default. */
const face = (family: string, style: string, weight: string): string =>
  `@font-face{font-family:'${family}';${style === 'normal' ? '' : `font-style:${style};`}font-weight:${weight};`

const webFace = (family: string, style: string, weight: string, address: string): string =>
  `${face(family, style, weight)}font-display:swap;src:url(${address})}`

type Fallback = (typeof metrics.fallbacks)[number]

const fallbackFace = (fallback: Fallback): string =>
  face(fallback.family, fallback.style, fallback.weight) +
  `src:${fallback.local.map((name) => `local('${name}')`).join()};size-adjust:${fallback.sizeAdjust}%;` +
  `ascent-override:${fallback.ascentOverride}%;descent-override:${fallback.descentOverride}%;` +
  `line-gap-override:${fallback.lineGapOverride}%}`

export const fontFaces: string = [
  webFace('WA Serif', 'normal', '400 600', serif),
  webFace('WA Serif', 'italic', '400', serifItalic),
  webFace('WA Sans', 'normal', '400 600', sans),
  // The serif is drawn to stand beside the sans, and its italic is a real one: `em` in the sans needs no fourth file.
  webFace('WA Sans', 'italic', '400', serifItalic),
  ...metrics.fallbacks.map(fallbackFace),
].join('')
