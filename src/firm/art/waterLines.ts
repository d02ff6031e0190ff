import { colour } from '../theme/tokens.ts'
import { decimal } from './pathData.ts'

/**
 * Land as an engraver leaves it: the coast in brass, and on the sea's side fine lines that repeat it, ever fainter.
 * The lines are wide strokes of one path, alternately line and water, which the land then covers: no extra outlines.
 * In: the land's path data, for a drawing that has the shoalest water from `contourLine`. Out: SVG elements.
 */
export function waterLines(coast: string): string {
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
    `<defs><path id="coast" pathLength="1" stroke-linejoin="round" d="${coast}"/></defs>${water}` +
    // The shoalest water once more, over the lines that repeat the coast, so that both keep their tint.
    `<use href="#shoal" fill="${colour.inkLine}" fill-opacity=".3"/>` +
    `<use href="#coast" fill="${colour.inkRaised}"/><use href="#coast" fill="${colour.brassOnInk}" fill-opacity=".05"/>` +
    `<use href="#coast" class="d0" stroke="${colour.brassOnInk}" stroke-width="1.2"/>`
  )
}

/**
 * The line of one depth. Water of less than 5 metres is tinted, and that of less than 2, which `waterLines` tints again.
 * In: its depth in metres, attributes, and path data. Out: SVG elements.
 */
export function contourLine(level: number, look: string, d: string): string {
  if (level === 5)
    return `<path ${look} fill="${colour.inkRaised}" fill-opacity=".6" pathLength="1" d="${d}"/>`
  if (level === 2)
    return `<defs><path id="shoal" pathLength="1" d="${d}"/></defs><use href="#shoal" ${look} fill="${colour.inkRaised}"/>`
  return `<path ${look} pathLength="1" d="${d}"/>`
}
