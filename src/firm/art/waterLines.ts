import { colour } from '../theme/tokens.ts'
import { decimal } from './pathData.ts'

/**
 * Land as an engraver leaves it: the coast in brass, and on the sea's side fine lines that repeat it, ever fainter.
 * The lines are wide strokes of one path, alternately line and water, which the land then covers: no extra outlines.
 * In: the land's path data, and elements to lay over the water but under the land. Out: SVG elements.
 */
export function waterLines(coast: string, between = ''): string {
  const reaches: readonly (readonly [reach: number, opacity: number])[] = [
    [12, 0.16],
    [7.9, 0.24],
    [4.4, 0.34],
  ]
  const water = reaches
    .map(
      ([reach, opacity]) =>
        `<use href="#coast" stroke="${colour.textQuietOnInk}" stroke-opacity="${opacity}" stroke-width="${decimal(reach * 2)}"/>` +
        `<use href="#coast" stroke="${colour.inkRaised}" stroke-width="${decimal(reach * 2 - 1.2)}"/>`,
    )
    .join('')
  return (
    `<defs><path id="coast" pathLength="1" stroke-linejoin="round" d="${coast}"/></defs>${water}${between}` +
    `<use href="#coast" fill="${colour.inkRaised}"/><use href="#coast" fill="${colour.brassOnInk}" fill-opacity=".05"/>` +
    `<use href="#coast" class="d0" stroke="${colour.brassOnInk}" stroke-width="1.2"/>`
  )
}
