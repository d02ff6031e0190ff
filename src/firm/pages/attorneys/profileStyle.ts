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
    object-position: 50% 20%;
    outline: 0;
  }
  ${media.medium} {
    width: min(100%, 24rem);
    height: auto;
    margin-left: auto;
    img {
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
  :root & a {
    padding-block: 0;
    text-decoration: none;
    &::after {
      content: none;
    }
  }
}`

export const ProfileSheet = styled(Sheet)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${Text} {
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
    grid-template-columns: 18.4vw minmax(0, 1fr);
    ${Text} {
      padding-left: ${space.large};
    }
  }
  ${media.large} {
    /* The page's margin and first column. */
    grid-template-columns: calc(${space.page} / 2 + 25% - ${space.column} * 0.75) minmax(0, 1fr) ${space.page};
    ${Text} {
      padding-inline: ${space.column} 0;
    }
    ${Columns} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      > :nth-child(2) {
        grid-area: 1 / 2 / auto / 4;
      }
      > section {
        grid-column: auto;
      }
    }
  }
  ${Columns} {
    ${onSheet}
  }
  ${media.print} {
    display: block;
  }
`
