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
  display: grid;
  grid-template: auto auto 1fr / 4.4in minmax(0, 1fr);
  gap: 1.25rem 0.35in;
  margin-top: 1.5rem;
  :root:has(&) {
    font-size: 8.5pt;
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
  /* Letterhead and foot of the printed sheet. */
  > [data-sheet] {
    ${type.fact}
    display: none;
    grid-column: 1 / -1;
    align-items: baseline;
    justify-content: end;
    gap: 1.5em;
    padding-bottom: 0.5rem;
    border-bottom: 1px solid;
  }
  > [data-sheet]:last-child {
    ${type.small}
    padding: 0.4rem 0 0;
    border: solid;
    border-width: 1px 0 0;
  }
  > [data-sheet] > :first-child {
    margin-right: auto;
  }
  > [data-sheet] strong {
    ${type.wordmark}
  }
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
      padding: 0;
      border-top: 1px solid ${tone.line};
    }
  }
  ${media.medium} {
    grid-template-columns: 8rem minmax(0, 1fr);
    ${Text} {
      padding-inline: ${space.large} ${space.gutter};
    }
  }
  ${media.large} {
    grid-template-columns: 10rem minmax(0, 1fr);
    ${Text} {
      padding-inline: ${space.wide} ${space.gutter};
    }
  }
  ${media.huge} {
    grid-template-columns: 16.5rem minmax(0, 1fr);
  }
  ${Columns} {
    ${onSheet}
  }
  ${media.print} {
    min-height: 9.4in;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    main:has(&) + footer {
      display: none;
    }
    > [data-sheet] {
      display: flex;
    }
    ${Text} > h1 {
      margin-top: 2rem;
    }
  }
`
