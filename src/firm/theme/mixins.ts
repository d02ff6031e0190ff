import { css, keyframes } from 'styled-components'
import { media } from './media.ts'
import { motion } from './tokens.ts'
import { tone } from './tone.ts'

/** Pieces of style that several components use. */

/**
 * An underline of the given color; links get theirs in `GlobalStyle.ts`. In longhands, since WebKit computes
 * `text-decoration: underline 1px var(--brass)` to no underline at all.
 */
export const underline = (color: string): string =>
  `text-decoration-line:underline;text-decoration-thickness:1px;text-decoration-color:${color};`

/** The one link of a card, which covers all of it: the card is `position: relative`. Its line shows only under a pointer. */
export const stretchedLink = `
  text-decoration-color: transparent;
  transition: text-decoration-color ${motion.quick};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  ${media.hover} {
    &:hover {
      color: inherit;
      text-decoration-color: ${tone.brass};
    }
  }
`

/**
 * Part of a 1440×520 chart at the size in which it was drawn, so that its figures can be read: where sea and coast
 * meet, without the frame. The component that uses it sets the height.
 */
export const artBackground = css`
  width: 100%;
  object-fit: none;
  object-position: 82% 50%;
`

/**
 * For the drawing at the head of a page. After a click the text shows in the first frame, and the drawing, which takes
 * as long to paint as everything else, fades in from the next one. On a page load it is there at once.
 */
export const artEntrance = css`
  ${media.moving} {
    transition: ${motion.slow};
    transition-property: opacity, visibility;
    @starting-style {
      [data-awake] & {
        visibility: hidden;
        opacity: 0;
      }
    }
  }
`

/** Only the position changes, so that the text is readable, and counts as painted, from the first frame. */
const rising = keyframes`from { translate: 0 .75rem }`

/** Parts of a page rise into place by a few pixels, once. */
export const entrance = css`
  ${media.moving} {
    animation: ${rising} ${motion.rise} ${motion.ease};
  }
`
