import { colour } from '../theme/tokens.ts'
import type { GlyphText } from './glyphText.ts'
import { decimal, polyline } from './pathData.ts'
import { polar, type Point } from './point.ts'

type Options = {
  readonly at: Point
  readonly radius: number
  /** Sets the degrees on the outer ring; without it the ring has none. */
  readonly figures?: GlyphText | undefined
}

const ink = colour.brassOnInk

/** Degrees by which magnetic north stands off true north in New York, west negative. */
const variation = -12.8

/**
 * A compass rose in the manner of a chart: an outer ring of true degrees, an inner one turned to magnetic north, and a
 * star of sixteen rays, each half dark. The rings' ticks are dashes of wide strokes. Out: SVG elements.
 */
export function compassRose({ at, radius, figures }: Options): string {
  const [x, y] = at
  const inner = radius * 0.72
  const degrees = figures === undefined ? '' : ringFigures(radius, figures)
  return (
    `<g transform="translate(${decimal(x)} ${decimal(y)})" fill="none" stroke="${ink}">` +
    `<circle r="${decimal(radius)}" fill="${colour.ink}" fill-opacity=".6" stroke="none"/>` +
    `<g opacity=".8">${ring(radius, [
      [1, 0.032],
      [5, 0.055],
      [10, 0.085],
    ])}${hoops([1, 0.875], radius)}</g>` +
    `<g transform="rotate(${variation})"><g opacity=".6">${ring(inner, [
      [2, 0.035],
      [10, 0.07],
    ])}${hoops([1, 0.9], inner)}</g>` +
    `<path stroke-width=".8" opacity=".8" d="M0 ${decimal(-inner * 0.9)}V${decimal(-inner * 0.52)}m${decimal(-radius * 0.02)} ${decimal(-inner * 0.3)}l${decimal(radius * 0.02)} ${decimal(-inner * 0.08)} ${decimal(radius * 0.02)} ${decimal(inner * 0.08)}"/></g>` +
    `${star(radius)}${north(radius)}${degrees}</g>`
  )
}

/**
 * The 32 rhumb lines of a rose, far across the chart, to go beneath all else: one wide circle of 32 hair-thin dashes.
 * In: the rose's middle, the radii between which lines run, and opacity. Out: one SVG element.
 */
export function rhumbLines([x, y]: Point, from: number, reach: number, opacity: number): string {
  return (
    `<circle cx="${decimal(x)}" cy="${decimal(y)}" r="${decimal((from + reach) / 2, 0)}" stroke="${ink}" stroke-width="${decimal(reach - from, 0)}" ` +
    `pathLength="3200" stroke-dasharray=".5 99.5" stroke-dashoffset=".25" opacity="${opacity}"/>`
  )
}

function hoops(shares: readonly number[], radius: number): string {
  return shares.map((share) => `<circle r="${decimal(radius * share)}" stroke-width=".7"/>`).join('')
}

// Ticks inward from a circle: [every so many degrees, length as a share of the radius].
function ring(radius: number, ticks: readonly (readonly [every: number, length: number])[]): string {
  return ticks
    .map(([every, length]) => {
      const on = every === 1 ? 0.26 : 0.36
      const r = decimal(radius * (1 - length / 2))
      const dash = `${decimal(on, 2)} ${decimal(every - on, 2)}`
      return `<circle r="${r}" pathLength="360" stroke-width="${decimal(radius * length)}" stroke-dasharray="${dash}" stroke-dashoffset="${decimal(on / 2, 2)}"/>`
    })
    .join('')
}

// Three sets of rays, longest in front; the clockwise half of each ray is filled, as a burin would shade it.
function star(radius: number): string {
  const sets: readonly (readonly [first: number, every: number, tip: number, waist: number])[] = [
    [22.5, 45, 0.4, 0.1],
    [45, 90, 0.5, 0.115],
    [0, 90, 0.62, 0.13],
  ]
  return sets
    .map(([first, every, tip, waist]) => {
      let whole = ''
      let half = ''
      for (let angle = first; angle < 360; angle += every) {
        const spread = every / 2
        const point = polar([0, 0], angle, radius * tip)
        whole += polyline(
          [
            polar([0, 0], angle - spread, radius * waist),
            point,
            polar([0, 0], angle + spread, radius * waist),
            [0, 0],
          ],
          true,
        )
        half += polyline([[0, 0], point, polar([0, 0], angle + spread, radius * waist)], true)
      }
      return `<path fill="${colour.ink}" stroke-width=".7" d="${whole}"/><path fill="${ink}" stroke="none" opacity=".75" d="${half}"/>`
    })
    .join('')
}

// The mark of north over the ring: a small spear-head.
function north(radius: number): string {
  const u = radius / 100
  const at = (x: number, y: number): Point => [x * u, -radius + y * u]
  return `<path fill="${ink}" stroke="none" d="${polyline([at(0, -15), at(4.4, -2), at(0, -5), at(-4.4, -2)], true)}"/>`
}

function ringFigures(radius: number, figures: GlyphText): string {
  let text = ''
  for (let angle = 30; angle < 360; angle += 30) {
    text += `<g transform="rotate(${angle})">${figures.set({ text: String(angle), at: [0, -radius * 0.785], anchor: 'middle' })}</g>`
  }
  return `<g fill="${ink}" stroke="none" opacity=".75">${text}</g>`
}
