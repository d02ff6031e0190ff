import { type MarkName, markNames } from '../marks.ts'
import { deckMarks } from './deckMarks.ts'
import { instrumentMarks } from './instrumentMarks.ts'
import { practiceMarks } from './practiceMarks.ts'

/** The inside of each line drawing, on a 48×48 grid, to be stroked by what surrounds it. */
export const marks: Record<MarkName, string> = { ...practiceMarks, ...instrumentMarks, ...deckMarks }

/**
 * All marks as one SVG of symbols, for `<svg><use href="/art/marks.svg#seal"/></svg>`: stroked in `currentColor`, one
 * weight for all. Out: the SVG.
 */
export function drawMarkSprite(): string {
  const symbols = markNames.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 48 48"><g fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${marks[name]}</g></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
