import { css, keyframes } from 'styled-components'
import { fromLarge, fromMedium, media } from './media.ts'
import { motion, space } from './tokens.ts'
import { tone } from './tone.ts'

/** In longhands: WebKit computes `text-decoration: underline 1px var(--brass)` to no underline at all. */
export const underline = (color: string): string =>
  `text-decoration-line:underline;text-decoration-thickness:1px;text-decoration-color:${color};`

export const textButton = `
  ${underline(tone.brass)}
  text-underline-offset: 0.22em;
  padding: ${space.tiny} 0;
  border: 0;
  background: none;
  cursor: pointer;
`

/** A link in a list, underlined on hover only. */
export const quietLink = `
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.quick};
  &:hover {
    color: inherit;
    text-decoration-color: ${tone.brass};
  }
`

/** Larger touch targets in a column of links. */
export const tappable = (padding = '0.3rem') => `
  padding-block: ${padding};
  ${media.touch} {
    padding-block: 0.65rem;
  }
`

/** Only the position changes, so that text is readable and painted (LCP) from the first frame. */
const rising = keyframes`from { translate: 0 .75rem }`

export const entrance = css`
  animation: ${rising} ${motion.rise} ${motion.ease};
  /* A browser that finds a visitor's place again would take it while it moves. */
  overflow-anchor: none;
`

/** Four columns from the large breakpoint: text, cards and rows start at one of them. */
export const pageGrid = { margin: `calc((100% + ${space.column}) / 4 - ${space.column})` } as const

export const visuallyHidden = `
  position: absolute;
  width: 1px;
  height: 1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Clears the lines below letters. */
export const halo = `text-shadow: ${Array(6).fill(`0 0 4px ${tone.ground}`).join()};`

/** Ticks of a ruler, as a background. */
export const ticks = (size: string) =>
  `linear-gradient(90deg,${tone.mark} 1px,transparent 0) 0 0/${size} repeat-x`

export const doubleBorder = `border:1px solid ${tone.brass};outline:1px solid ${tone.line};outline-offset:5px;`

export const columns = (medium: number, large = medium, gap: string = space.wide) => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap} ${space.column};
  ${fromMedium(`grid-template-columns: repeat(${medium}, minmax(0, 1fr));`)}
  ${fromLarge(`grid-template-columns: repeat(${large}, minmax(0, 1fr));`)}
`
