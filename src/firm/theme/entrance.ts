import { css, keyframes } from 'styled-components'
import { media } from './media.ts'
import { motion } from './tokens.ts'

/** Only the place changes: what rises can be read, and counts as painted, from its first frame. */
const rising = keyframes`from { translate: 0 .75rem }`

/** How the parts of a page arrive: by a few pixels, once. */
export const entrance = css`
  ${media.moving} {
    animation: ${rising} ${motion.rise} ${motion.ease};
  }
`
