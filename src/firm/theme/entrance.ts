import { css, keyframes } from 'styled-components'
import { media } from './media.ts'
import { motion } from './tokens.ts'

/** Only the position changes, so that the text can be read, and counts as painted, from the first frame. */
const rising = keyframes`from { translate: 0 .75rem }`

/** Parts of a page rise into place by a few pixels, once. */
export const entrance = css`
  ${media.moving} {
    animation: ${rising} ${motion.rise} ${motion.ease};
  }
`
