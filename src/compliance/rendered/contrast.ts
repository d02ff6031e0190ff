/** A colour with parts from 0 to 255, and its opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** The contrast of letters to the opaque colour behind them, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastRatio(letters: Colour, ground: Colour): number {
  const alpha = letters[3]
  const mix = (at: 0 | 1 | 2) => letters[at] * alpha + ground[at] * (1 - alpha)
  const [one, other] = [luminance([mix(0), mix(1), mix(2), 1]), luminance(ground)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

const luminance = ([red, green, blue]: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const linear = (value: number): number =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
