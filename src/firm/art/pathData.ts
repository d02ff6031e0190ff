import type { Point } from './point.ts'

/** A number as short as SVG allows, with at most `places` decimals: 0.50 → ".5", -0 → "0". */
export function decimal(value: number, places = 1): string {
  const scale = 10 ** places
  const text = String(Math.round(value * scale) / scale)
  if (text.startsWith('0.')) return text.slice(1)
  return text.startsWith('-0.') ? `-${text.slice(2)}` : text
}

/** Numbers in a row, each with at most one decimal, and a space only where SVG needs one. */
export function decimals(values: readonly number[]): string {
  let text = ''
  for (const value of values) {
    const next = decimal(value)
    text += text === '' || next.startsWith('-') ? next : ` ${next}`
  }
  return text
}

/** Straight pieces through points, as relative path data. In: points; out: "m…l…" and a "z" when closed. */
export function polyline(points: readonly Point[], closed = false): string {
  const steps: number[] = []
  let x = 0
  let y = 0
  for (const point of points) {
    // Steps between rounded places, so that rounding does not add up along the line.
    const nextX = Math.round(point[0] * 10) / 10
    const nextY = Math.round(point[1] * 10) / 10
    steps.push(nextX - x, nextY - y)
    x = nextX
    y = nextY
  }
  const rest = steps.length > 2 ? `l${decimals(steps.slice(2))}` : ''
  return `M${decimals(steps.slice(0, 2))}${rest}${closed ? 'z' : ''}`
}
