import { colour } from '../theme/tokens.ts'
import type { Quarter } from './heroComposition.ts'
import type { Point } from './point.ts'
import { seededRandom } from './seed.ts'

/**
 * A small town as dark blocks between streets that run through. In: its quarters, a seed, and whether a place
 * is land, away from the water. Out: SVG elements; what would stand in the water is left out, and so are a few squares.
 */
export function townPlan(quarters: readonly Quarter[], seed: string, isLand: (at: Point) => boolean): string {
  const groups = quarters.map(({ at, turn, columns, rows }, index) => {
    const random = seededRandom(`${seed} quarter ${index}`)
    const cos = Math.cos((turn * Math.PI) / 180)
    const sin = Math.sin((turn * Math.PI) / 180)
    const across = streets(columns, random, 4, 4)
    const down = streets(rows, random, 3, 3)
    let data = ''
    down.forEach(([top, high], row) => {
      across.forEach(([left, wide], column) => {
        const corners: Point[] = [
          [left, top],
          [left + wide, top],
          [left + wide, top + high],
          [left, top + high],
        ]
        const stands = corners.every(([x, y]) =>
          isLand([at[0] + x * cos - y * sin, at[1] + x * sin + y * cos]),
        )
        // Towns thin out at their edge.
        const edge = Math.max(Math.abs(column / (columns - 1) - 0.5), Math.abs(row / (rows - 1) - 0.5)) * 2
        if (stands && random() > 0.04 + 0.5 * edge ** 3) data += `M${left} ${top}h${wide}v${high}h-${wide}z`
      })
    })
    return `<path transform="translate(${at[0]} ${at[1]}) rotate(${turn})" d="${data}"/>`
  })
  return `<g fill="${colour.brassOnInk}" fill-opacity=".5">${groups.join('')}</g>`
}

// Where blocks begin and how wide they are: every fourth street is a wide one.
function streets(
  count: number,
  random: () => number,
  least: number,
  more: number,
): (readonly [from: number, size: number])[] {
  const blocks: (readonly [number, number])[] = []
  let from = 0
  for (let i = 0; i < count; i++) {
    const size = least + Math.round(random() * more)
    blocks.push([from, size])
    from += size + (i % 4 === 3 ? 3 : 2)
  }
  return blocks
}
