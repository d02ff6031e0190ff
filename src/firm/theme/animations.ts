import { css, keyframes } from 'styled-components'
import { motion } from './tokens.ts'

/** Only the position changes, so that text is readable and painted (LCP) from the first frame. */
const rising = keyframes`from { translate: 0 .75rem }`

export const entrance = css`animation: ${rising} ${motion.rise} ${motion.ease};`

const charting = keyframes`from { clip-path: inset(0 0 0 100%) }`

/** A chart, whose coast, at the right, is drawn first. Once per visit, so it waits up to a second for the first script, which knows. */
export const drawnOnce = css`
  @media (scripting: enabled) {
    animation: ${charting} ${motion.chart} ${motion.ease} 1s backwards;
    :root[data-visit] & {
      animation-delay: 0s;
    }
    :root[data-visit='again'] &,
    [data-hydrated] & {
      animation: none;
    }
  }
`
