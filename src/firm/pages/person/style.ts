import styled from 'styled-components'
import { Row } from '../../components/layout.tsx'
import { FactList } from '../../components/lists.tsx'
import * as paper from '../../components/paper.tsx'
import { Plate } from '../../components/people.tsx'
import { fromLarge, fromMedium, media, screenOnly, space, surface, tone, type } from '../../theme/theme.ts'

/** The person's sea or photograph: a band above the name, or a strip next to it. Between the two sizes, their plate. */
export const Edge = styled.div`
  ${surface.shoal}
  ${screenOnly}
  ${Plate} {
    outline: 0;
    @media (width < 40em) {
      aspect-ratio: 4/3;
    }
  }
  ${media.medium} {
    float: right;
    width: 26%;
    margin: ${space.medium} ${space.page} ${space.medium} ${space.large};
  }
  /* Initials begin below the firm's name, and the water goes on to the edge of all but very wide windows. */
  ${media.large} {
    position: relative;
    overflow: hidden;
    grid-column: 2;
    width: auto;
    --bleed: 50vw;
    margin: 0 0 0 calc(-1 * var(--bleed) - 37.5%); /* 37.5%: from the drawing's edge to its initials */
    padding-left: var(--bleed);
  }
  @media (min-width: 110em) {
    --bleed: 0px;
  }
`

/** On phones, cut where the coast is. */
export const Sea = styled.img`
  width: 100%;
  height: 11rem;
  object-fit: cover;
  object-position: 50% 18%;
  ${fromMedium('height: auto;')}
  ${media.large} {
    position: absolute;
    inset: 0 0 0 var(--bleed);
    width: calc(100% - var(--bleed));
    height: 100%;
    object-position: 50% 0;
    border-left: 1px solid ${tone.line};
  }
`

/** One sheet: facts next to the text, the rest below it. Sizes in rem follow the root's. */
export const onSheet = `${media.print} {
  @page {
    margin: 0.45in 0.65in;
  }
  grid-template: auto auto 1fr / 4.4in minmax(0, 1fr);
  gap: 1rem 0.35in;
  :root:has(&) {
    font-size: 7.7pt;
  }
  ${paper.Reading},
  ${paper.Listed} {
    grid-column: 1;
  }
  ${paper.Rail} {
    display: block;
    grid-area: 1 / 2 / span 3;
  }
  ${FactList} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }
  :root & a {
    padding-block: 0;
    text-decoration: none;
    &::after {
      content: none;
    }
  }
}`

export const PersonSheet = styled(paper.Paper)`
  ${paper.PaperTitle} {
    ${type.name}
    margin: ${space.medium} 0 0 -0.045em;
  }
  ${paper.PaperSubtitle} {
    ${type.second}
    font-style: italic;
  }
  @media screen and (min-width: 64em) {
    display: grid;
    grid-template-columns: ${space.page} 12rem minmax(0, 1fr) ${space.page};
    ${paper.PaperBody} {
      padding-inline: ${space.wide} 0;
    }
  }
`

export const PersonGrid = styled(paper.PaperColumns)`
  clear: both;
  ${fromLarge('grid-template-columns: [margin] 15.5rem [text facts] minmax(0, 1fr);')}
  ${media.huge} {
    grid-template-columns: [margin] 15.5rem [text] minmax(0, 38rem) [facts] minmax(14rem, 1fr);
  }
  ${onSheet}
`

/** Links to the people before and after this one. */
export const Neighbors = styled(Row).attrs({ as: 'nav', $gap: `0 ${space.column}`, $apart: true })`
  ${type.reading}
  line-height: 3.25;
  margin-top: ${space.wide};
  border-top: 1px solid ${tone.line};
`

export const NeighborArrow = styled.span.attrs({ 'aria-hidden': true })`color: ${tone.brass};`
