import styled from 'styled-components'
import { fromLarge, inPrint, media, space, surface, tone, type } from '../../theme/theme.ts'

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

export const Card = styled.li`position: relative;`

const edge = (side: string) =>
  `repeating-linear-gradient(${tone.brass} 0 1px, transparent 0 8px) ${side} / 6px auto`

/** Part of a drawing, with a chart's ruler at both sides. */
export const Detail = styled.img`
  width: 100%;
  aspect-ratio: 416 / 500;
  padding: 5px 11px;
  border: 1px solid ${tone.text};
  background: ${edge('5px 0')} no-repeat, ${edge('calc(100% - 5px) 0')} no-repeat;
`
