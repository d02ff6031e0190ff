import styled, { keyframes } from 'styled-components'
import { fromLarge, inPrint, media, motion, space, surface, type } from '../../theme/theme.ts'

const tablet = (style: string) => `@media (min-width: 48em) and (width < 64em) {${style}}`

/** The headline is on the chart's open water or, in a narrow window, next to the chart or above it. */
export const Hero = styled.div`
  ${surface.ink}
  padding-top: var(--header);
  ${tablet('display: grid; grid: auto / 1fr 1fr; align-items: center;')}
  ${media.large} {
    display: grid;
    grid-template-areas: 'chart';
  }
  ${inPrint('padding: 0;')}
`

export const Words = styled.div`
  padding: ${space.base} ${space.page} ${space.large};
  ${media.large} {
    grid-area: chart;
    z-index: 1;
    align-self: center;
    padding-block: 2.6vw 4vw;
  }
`

export const Headline = styled.h1`
  ${type.headline}
  max-width: 6em;
  overflow-wrap: anywhere;
  margin-block: ${space.base} ${space.large};
  ${tablet('font-size: 7.2vw;')}
  ${media.large} {
    font-size: clamp(4rem, 8.8vw - 1.5rem, 9.5rem);
    margin-block: 1vw 1.9vw;
  }
`

export const Bay = styled.picture`${fromLarge('grid-area: chart;')}`

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
