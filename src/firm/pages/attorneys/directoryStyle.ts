import styled from 'styled-components'
import { Grid } from '../../components/SectionLayout.tsx'
import { media, pageGrid, quietLink, space, surface, tone, type } from '../../theme/theme.ts'

/** Letters and labels hang in the margin. */
export const hanging = `
  display: grid;
  grid-template-columns: ${pageGrid.margin} minmax(0, 1fr);
  column-gap: ${space.column};
`

export const Frame = styled(Grid)`
  row-gap: ${space.base};
  padding-bottom: ${space.section};
  /* It takes the focus from links that lead here. */
  outline: none;
  > h2 {
    ${type.third}
    align-self: end;
  }
  input {
    ${type.third}
    width: 100%;
    min-height: 3.5rem;
    padding: 0;
    border: 0;
    border-bottom: 1px solid ${tone.text};
    border-radius: 0;
    background: none;
    appearance: none;
    &::placeholder {
      font-style: italic;
      color: ${tone.quiet};
      opacity: 1;
    }
  }
  /* Only scripts can filter. The whole list and its letters remain. */
  @media (scripting: none) {
    search,
    nav:has(p) {
      display: none;
    }
  }
  ${media.large} {
    input {
      ${type.second}
    }
    > * {
      grid-column: 1 / -1;
    }
    > :is(search, nav:not(:has(p)), h2 + *) {
      grid-column: 2;
    }
    > h2 {
      grid-column: 1;
      padding-bottom: ${space.small};
    }
  }
`

/** Links that choose: one line to swipe on phones, where the chosen one comes first. */
export const Chips = styled.nav`
  align-items: baseline;
  > p {
    white-space: nowrap;
  }
  ul {
    display: flex;
    gap: ${space.hair} ${space.tiny};
    margin-inline: calc(-1 * ${space.gutter});
    padding: ${space.hair} ${space.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
  li:has([aria-current]) {
    order: -1;
  }
  a {
    ${type.fact}
    ${quietLink}
    display: block;
    padding: ${space.tiny} ${space.small};
    white-space: nowrap;
    ${media.touch} {
      padding-block: ${space.small};
    }
    &[aria-current] {
      ${surface.ink}
      ${media.forced} {
        outline: 2px solid;
        outline-offset: -2px;
      }
    }
  }
  i {
    color: ${tone.brass};
  }
  ${media.medium} {
    ul {
      flex-wrap: wrap;
      margin: 0 -${space.small};
      padding: 0;
    }
    li:has([aria-current]) {
      order: 0;
    }
  }
  ${media.large} {
    ${hanging}
  }
`

const tick = (length: string): string =>
  `linear-gradient(90deg, ${tone.line} 1px, transparent 1px) 0 0 / ${length}`

/** The alphabet as a ruler: a long mark for each letter. Letters without people are pale. */
export const Alphabet = styled.nav`
  ${type.label}
  display: none;
  grid-template-columns: repeat(26, minmax(0, 1fr));
  margin-top: ${space.base};
  letter-spacing: 0.06em;
  &::before {
    content: '';
    grid-column: 1 / -1;
    height: 0.625rem;
    border-top: 1px solid ${tone.line};
    background:
      ${tick('calc(100% / 26) 100% repeat-x')},
      ${tick('calc(100% / 130) 0.25rem repeat-x')};
  }
  a {
    ${quietLink}
  }
  > * {
    padding-block: ${space.hair};
  }
  span {
    opacity: 0.45;
  }
  ${media.large} {
    display: grid;
  }
`

/** How many people are listed, and the way back to everyone. */
export const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.base};
  padding-bottom: ${space.tiny};
  border-bottom: 1px solid ${tone.text};
  overflow-wrap: anywhere;
  p {
    ${type.quietLede}
    font-style: italic;
  }
  a {
    padding-block: ${space.tiny};
  }
`
