import styled from 'styled-components'
import { Grid } from '../../components/SectionLayout.tsx'
import { media, pageGrid, quietLink, searchField, space, surface, tone, type } from '../../theme/theme.ts'

/** Letters and labels hang in the margin. */
export const hanging = `
  display: grid;
  grid-template-columns: ${pageGrid.margin} minmax(0, 1fr);
  column-gap: ${space.column};
`

export const Frame = styled(Grid)`
  align-items: baseline;
  padding-bottom: ${space.section};
  /* It takes the focus from links that lead here. */
  outline: none;
  > h2 {
    ${type.third}
    margin-top: ${space.base};
  }
  input {
    ${searchField}
    &::placeholder {
      font-style: italic;
      color: ${tone.quiet};
      opacity: 1;
    }
  }
  /* Only scripts can filter. The whole list and its letters remain. */
  @media (scripting: none) {
    search,
    nav {
      display: none;
    }
  }
  ${media.large} {
    > :is(nav, :last-child) {
      grid-column: 1 / -1;
    }
    > search {
      grid-column: 2;
    }
  }
`

/** Links that choose: one line to swipe on phones. */
export const Chips = styled.nav`
  align-items: baseline;
  ul {
    display: flex;
    gap: ${space.tiny};
    padding-top: ${space.tiny};
    overflow-x: auto;
    scrollbar-width: none;
    ${media.medium} {
      flex-wrap: wrap;
    }
  }
  a {
    ${type.fact}
    ${quietLink}
    display: block;
    padding: 0.6rem ${space.small};
    border: 1px solid ${tone.line};
    white-space: nowrap;
    outline-offset: -2px;
    &[aria-current] {
      ${surface.ink}
      border-color: ${tone.brass};
    }
    &[aria-current]:not(:focus-visible) {
      /* Forced colors show it. */
      outline: 1px solid transparent;
    }
  }
  i {
    color: ${tone.brass};
  }
  ${media.large} {
    ${hanging}
  }
`

/** How many people are listed, and the way back to everyone. */
export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.base};
  padding-bottom: ${space.small};
  border-bottom: 1px solid ${tone.text};
  overflow-wrap: anywhere;
  p {
    ${type.quietLede}
    font-style: italic;
  }
`
