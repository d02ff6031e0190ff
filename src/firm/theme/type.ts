import { families } from './fontFaces.ts'
import { size } from './tokens.ts'

/** Old-style figures. The `font` shorthand resets them, so this stands behind it. */
const oldStyle = 'font-variant-numeric:oldstyle-nums;'

/** Styles of type, to be placed inside a style. Sizes and families are named here and nowhere else. */
export const type = {
  /** Small tracked capitals: section labels, roles, dates. */
  label: `font:600 ${size.label}/1.4 ${families.sans};letter-spacing:.13em;text-transform:uppercase;font-feature-settings:'case';`,
  /** Text of the interface, quieter than running text. */
  small: `font:400 ${size.small}/1.55 ${families.sans};${oldStyle}`,
  /** Running text. */
  text: `font:400 ${size.text}/1.62 ${families.sans};${oldStyle}`,
  /** Opening paragraphs. */
  lede: `font:400 ${size.lede}/1.45 ${families.serif};${oldStyle}`,
  /** Headings of the third level. */
  third: `font:400 ${size.third}/1.25 ${families.serif};${oldStyle}`,
  /** Headings of the second level. */
  second: `font:400 ${size.second}/1.1 ${families.display};${oldStyle}letter-spacing:-.012em;`,
  /** The heading of an interior page. */
  first: `font:400 ${size.first}/1.04 ${families.display};${oldStyle}letter-spacing:-.018em;`,
  /** The home headline. */
  headline: `font:400 ${size.headline}/.98 ${families.display};letter-spacing:-.024em;`,
  /** The large figures of a report. */
  figure: `font:400 ${size.figure}/1 ${families.display};letter-spacing:-.02em;font-variant-numeric:lining-nums tabular-nums;`,
  /** The firm's name. It is limited so that with large text the menu still fits beside it on a phone. */
  wordmark: `font:500 min(${size.text},8vw)/1 ${families.serif};letter-spacing:min(.16em,.85vw);text-transform:uppercase;`,
  /** A small figure in the margin, as a sounding is set. */
  sounding: `font:italic 400 ${size.lede}/1 ${families.serif};${oldStyle}`,
} as const
