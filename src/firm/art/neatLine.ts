import { colour } from '../theme/tokens.ts'
import { decimal } from './pathData.ts'

/** How a chart's edge counts: the length of a minute in drawing units, and where a whole minute falls. */
export type Scale = {
  readonly minuteWide: number
  readonly minuteHigh: number
  /** x and y of any whole minute of longitude and latitude. */
  readonly originX: number
  readonly originY: number
}

/** A chart's size, and how its edge counts. */
type Chart = { readonly width: number; readonly height: number; readonly scale: Scale }

/** The distance of the neat-line from the picture's edge. */
const inset = 11

/**
 * The edge of a chart: a double neat-line with minutes alternately black and white, and ticks at their fifths.
 * Everything that repeats is a dash, so the whole costs a dozen short paths. Out: SVG elements.
 */
export function neatLine({ width, height, scale }: Chart): string {
  const band = 4
  const right = width - inset
  const bottom = height - inset
  const frame = (by: number, weight: number): string =>
    `<path stroke-width="${weight}" d="M${by} ${by}H${decimal(width - by)}V${decimal(height - by)}H${by}z"/>`
  const middle = inset - band / 2
  const sides: readonly (readonly [d: string, minute: number, phase: number])[] = [
    [`M${inset} ${middle}H${right}`, scale.minuteWide, inset - scale.originX],
    [`M${inset} ${height - middle}H${right}`, scale.minuteWide, inset - scale.originX],
    [`M${middle} ${inset}V${bottom}`, scale.minuteHigh, inset - scale.originY],
    [`M${width - middle} ${inset}V${bottom}`, scale.minuteHigh, inset - scale.originY],
  ]
  const bars = sides.map(
    ([d, minute, phase]) =>
      `<path stroke-width="${band - 1.6}" stroke-dasharray="${dash(minute, minute)}" stroke-dashoffset="${decimal(wrap(phase, minute * 2), 2)}" d="${d}"/>`,
  )
  const inner: readonly (readonly [x: (at: number) => string, minute: number, phase: number])[] = [
    [(at) => `M${inset} ${decimal(inset + at)}H${right}`, scale.minuteWide, inset - scale.originX],
    [(at) => `M${inset} ${decimal(bottom - at)}H${right}`, scale.minuteWide, inset - scale.originX],
    [(at) => `M${decimal(inset + at)} ${inset}V${bottom}`, scale.minuteHigh, inset - scale.originY],
    [(at) => `M${decimal(right - at)} ${inset}V${bottom}`, scale.minuteHigh, inset - scale.originY],
  ]
  const ticks = (length: number, every: number): string =>
    inner
      .map(([path, minute, phase]) => {
        const gap = minute * every
        const offset = decimal(wrap(phase + 0.35, gap), 2)
        return `<path stroke-width="${length}" stroke-dasharray="${dash(0.7, gap - 0.7)}" stroke-dashoffset="${offset}" d="${path(length / 2)}"/>`
      })
      .join('')
  return `<g fill="none" stroke="${colour.brassOnInk}" opacity="0.42">${frame(inset, 0.8)}${frame(inset - band, 0.8)}${bars.join('')}${ticks(9, 1)}${ticks(5, 0.2)}</g>`
}

/** Faint lines of latitude and longitude, every two minutes. Out: one SVG element. */
export function graticule({ width, height, scale }: Chart, opacity: number): string {
  let d = ''
  const stepX = scale.minuteWide * 2
  const stepY = scale.minuteHigh * 2
  for (let x = scale.originX - Math.floor(scale.originX / stepX) * stepX; x < width; x += stepX) {
    d += `M${decimal(x)} 0V${height}`
  }
  for (let y = scale.originY - Math.floor(scale.originY / stepY) * stepY; y < height; y += stepY) {
    d += `M0 ${decimal(y)}H${width}`
  }
  return `<path fill="none" stroke="${colour.textQuietOnInk}" stroke-width=".7" opacity="${opacity}" d="${d}"/>`
}

function dash(on: number, off: number): string {
  return `${decimal(on, 2)} ${decimal(off, 2)}`
}

function wrap(value: number, period: number): number {
  return ((value % period) + period) % period
}
