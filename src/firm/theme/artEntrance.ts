import { css } from 'styled-components'
import { media } from './media.ts'
import { motion } from './tokens.ts'

/**
 * For the drawing at the head of a page: when a click brings the page, the words stand in the first frame, and the
 * drawing, which takes the browser as long to paint as all else, fades in from the next. In a page that is loaded it is
 * there at once.
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
