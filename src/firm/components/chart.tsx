import styled, { keyframes } from 'styled-components'
import { motion } from '../theme/theme.ts'

const charting = keyframes`from { clip-path: inset(0 0 0 100%) }`

/** Its coast, at the right, is drawn first. Once per visit, so it waits up to a second for the first script, which knows. */
export const Chart = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
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
