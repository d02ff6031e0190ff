import { type IconName, iconNames } from './iconNames.ts'
import { deckIcons } from './deckIcons.ts'
import { instrumentIcons } from './instrumentIcons.ts'
import { practiceIcons } from './practiceIcons.ts'

/** The inside of each line drawing, on a 48×48 grid, to be stroked by what surrounds it. */
export const icons: Record<IconName, string> = { ...practiceIcons, ...instrumentIcons, ...deckIcons }

/**
 * All marks as one SVG of symbols, for `<svg><use href="/art/marks.svg#seal"/></svg>`: stroked in `currentColor`, one
 * weight for all. Out: the SVG.
 */
export function drawIconSprite(): string {
  const symbols = iconNames.map(
    (name) =>
      `<symbol id="${name}" viewBox="0 0 48 48"><g fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">${icons[name]}</g></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}
