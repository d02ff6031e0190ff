import styled from 'styled-components'
import { color, media, quietLink, space, surface, tone, type } from '../../theme/theme.ts'

/** One of twelve columns. */
const column = `calc((100% - 11 * ${space.medium}) / 12)`

/** Letters and labels hang in the first column. */
export const hanging = `
  display: grid;
  grid-template-columns: ${column} minmax(0, 1fr);
  column-gap: ${space.medium};
`

export const Frame = styled.section`
  padding: ${space.section} ${space.page};
  /* It takes the focus from links that lead here. */
  outline: none;
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
    display: grid;
    grid-template-columns: repeat(12, minmax(0, 1fr));
    column-gap: ${space.medium};
    align-items: end;
    > * {
      grid-column: 1 / -1;
    }
    > h2 {
      grid-column: 2 / 6;
    }
    > search {
      grid-column: 6 / -1;
    }
  }
`

/** Links that choose: one line to swipe on phones, where the chosen one comes first. */
export const Chips = styled.nav`
  align-items: baseline;
  margin-top: ${space.base};
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
    ${type.text}
    ${quietLink}
    line-height: 1.4;
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
    margin-top: ${space.medium};
  }
`

const tick = (length: string): string =>
  `linear-gradient(90deg, ${color.textQuiet}70 1px, transparent 1px) 0 0 / ${length}`

/** The alphabet as a ruler: a long mark for each letter. Letters without people are pale. */
export const Alphabet = styled.nav`
  ${type.label}
  display: none;
  grid-template-columns: repeat(26, minmax(0, 1fr));
  margin-top: ${space.large};
  letter-spacing: 0.06em;
  hr {
    grid-column: 1 / -1;
    height: 0.625rem;
    border: 0;
    border-top: 1px solid ${color.textQuiet}70;
    background:
      ${tick('calc(100% / 26) 100%')},
      ${tick('calc(100% / 130) 0.25rem repeat-x')};
  }
  a {
    ${quietLink}
  }
  > :not(hr) {
    padding-block: ${space.hair};
  }
  span {
    color: ${color.textQuiet}90;
  }
  ${media.large} {
    display: grid;
  }
`

/** How many people are listed, and the way back to everyone. */
export const State = styled.div`
  overflow-wrap: anywhere;
  overflow-wrap: anywhere;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space.base};
  margin-top: ${space.base};
  padding-bottom: ${space.tiny};
  border-bottom: 1px solid ${tone.text};
  p {
    ${type.quietLede}
    font-style: italic;
  }
  a {
    padding-block: ${space.tiny};
  }
  ${media.large} {
    margin-left: calc(${column} + ${space.medium});
  }
`
