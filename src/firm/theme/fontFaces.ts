import metrics from './fonts/metrics.json'
import sans from './fonts/sans.woff2'
import serifItalic from './fonts/serif-italic.woff2'
import serif from './fonts/serif.woff2'

/**
 * The serif has an optical size axis from 20 to 60 pixels, which
 * browsers follow by themselves, so `display` differs from `serif` only in its fallback: use it from about 48
 * pixels up.
 */
export const families = {
  serif: "'WA Serif','WA Serif Fallback',Georgia,serif",
  display: "'WA Serif','WA Display Fallback',Georgia,serif",
  sans: "'WA Sans','WA Sans Fallback',Arial,sans-serif",
} as const

/** The fonts that every page needs above the fold. */
export const preloadedFonts: readonly string[] = [serif, sans]

/** Every page contains these rules, so they leave out default values. */
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
  // The serif's italic also stands for that of the sans, which saves a fourth file.
  webFace('WA Sans', 'italic', '400', serifItalic),
  ...metrics.fallbacks.map(fallbackFace),
].join('')
