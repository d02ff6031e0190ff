import styled from 'styled-components'
import { Columns, Rail, Sheet, Text } from '../../components/paper.tsx'
import { media, screenOnly, space, surface, tone, type } from '../../theme/theme.ts'

/** Water along the edge, left of the text or above it, with the person's drawing or photograph at the top. */
export const Edge = styled.div`
  ${surface.shoal}
  ${screenOnly}
  height: 9rem;
  background: ${tone.ground} url(/art/water.svg) 0 0 / 100% auto;
  img {
    height: 100%;
    object-position: 50% 40%;
    outline: 0;
  }
  picture img {
    width: auto;
  }
  ${media.medium} {
    height: auto;
    && img {
      width: 100%;
      height: auto;
    }
  }
`

/** One sheet: facts next to the text, the rest below it. Sizes in rem follow the root's. */
export const onSheet = `${media.print} {
  @page {
    margin: 0.45in 0.65in;
  }
  display: grid;
  grid-template: auto auto 1fr / 4.4in minmax(0, 1fr);
  gap: 1rem 0.35in;
  :root:has(&) {
    font-size: 7.7pt;
  }
  > * {
    grid-column: 1;
  }
  > ${Rail} {
    display: block;
    grid-area: 1 / 2 / span 3;
  }
  ${Rail} dl {
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6rem;
  }
  && a {
    padding-block: 0;
    text-decoration: none;
    &::after {
      content: none;
    }
  }
}`

export const Page = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${Text} {
    max-width: 90rem;
    h1 {
      ${type.name}
      margin: ${space.medium} 0 0 -0.045em;
    }
    h1 + p {
      ${type.second}
      font-style: italic;
    }
    > nav {
      ${type.reading}
      margin-top: ${space.wide};
    }
  }
  ${media.medium} {
    grid-template-columns: clamp(8rem, 18.4vw, 16.5rem) minmax(0, 1fr);
    ${Text} {
      padding-inline: ${space.large} ${space.gutter};
    }
  }
  ${media.large} {
    ${Text} {
      padding-left: ${space.wide};
    }
  }
  ${Columns} {
    ${onSheet}
  }
  ${media.print} {
    display: block;
  }
`
