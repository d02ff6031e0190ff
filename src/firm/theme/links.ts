import { media } from './media.ts'
import { motion, space } from './tokens.ts'
import { tone } from './tone.ts'

/** In longhands: WebKit computes `text-decoration: underline 1px var(--brass)` to no underline at all. */
export const underline = (color: string): string =>
  `text-decoration-line:underline;text-decoration-thickness:1px;text-decoration-color:${color};`

/** A button that looks like a link. */
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

/** A link that covers its card, which needs `position: relative`. */
export const stretchedLink = `
  ${quietLink}
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

/** Larger touch targets in a column of links. */
export const tappable = (padding = '0.3rem') => `
  padding-block: ${padding};
  ${media.touch} {
    padding-block: 0.65rem;
  }
`
