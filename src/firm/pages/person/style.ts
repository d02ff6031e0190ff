import styled from 'styled-components'
import { FactList, Neighbors } from '../../components/lists.tsx'
import {
  Listed,
  Paper,
  PaperBody,
  PaperColumns,
  PaperSubtitle,
  PaperTitle,
  Rail,
  Reading,
} from '../../components/paper.tsx'
import { media, screenOnly, space, surface, tone, type } from '../../theme/theme.ts'

/** The person's drawing or photograph: a strip above the name, or next to it. Wide windows have water around it. */
export const Edge = styled.div`
  ${surface.shoal}
  ${screenOnly}
  img {
    outline: 0;
  }
  @media (width < 40em) {
    img {
      aspect-ratio: 8/3; /* A drawing. */
    }
    picture img {
      aspect-ratio: 4/3; /* A photograph. */
    }
  }
  ${media.medium} {
    float: right;
    width: 26%;
    margin: ${space.medium} ${space.page} ${space.medium} ${space.large};
  }
  /* Initials begin below the firm's name, and the water goes on with the ruler. */
  ${media.large} {
    grid-column: 2;
    width: auto;
    margin: 0 0 0 calc(-50vw - 7%); /* 7%: from the drawing's edge to its initials */
    padding-left: 50vw; /* Water at least up to the window's edge. */
    background: ${tone.ground} url(/art/water.svg) repeat-y 0 0 / 100% auto content-box border-box;
    img {
      clip-path: inset(0 4.4% 0 0); /* The drawing's own ruler: the water has one in its place. */
    }
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
  ${Reading},
  ${Listed} {
    grid-column: 1;
  }
  ${Rail} {
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

export const PersonSheet = styled(Paper)`
  ${PaperTitle} {
    ${type.name}
    margin: ${space.medium} 0 0 -0.045em;
  }
  ${PaperSubtitle} {
    ${type.second}
    font-style: italic;
  }
  @media screen and (min-width: 64em) {
    display: grid;
    grid-template-columns: ${space.page} 12rem minmax(0, 1fr) ${space.page};
    ${PaperBody} {
      padding-inline: ${space.wide} 0;
    }
  }
`

export const PersonGrid = styled(PaperColumns)`
  clear: both;
  ${media.large} {
    grid-template-columns: [margin] 15.5rem [text facts] minmax(0, 1fr);
  }
  ${media.huge} {
    grid-template-columns: [margin] 15.5rem [text] minmax(0, 38rem) [facts] minmax(14rem, 1fr);
  }
  ${onSheet}
`

export const People = styled(Neighbors)`
  ${type.reading}
  margin-top: ${space.wide};
`
