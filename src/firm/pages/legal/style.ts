import styled from 'styled-components'
import { Numbered, PageGrid } from '../../components/layout.tsx'
import { media, space, surface, tone, type, visuallyHidden } from '../../theme/theme.ts'

export const Layout = styled(PageGrid)`padding-block: ${space.large} ${space.section};`

export const Margin = styled.div`
  ${type.fact}
  margin-bottom: ${space.large};
  ${media.large} {
    align-self: start;
    position: sticky;
    top: calc(var(--scrolled) + ${space.medium});
    ${media.low} {
      position: static;
    }
  }
`

/** A staff of numbered marks, with a diamond where the visitor reads. */
export const Marks = styled(Numbered)`margin-bottom: ${space.medium};`

export const Mark = styled.li`
  position: relative;
  padding: 0.4rem ${space.base};
  border-left: 1px solid ${tone.line};
  &::before {
    display: inline-block;
    width: 2rem;
  }
  &[data-passed] {
    border-color: ${tone.brass};
  }
  &:has([aria-current])::after {
    content: '◆' / '';
    position: absolute;
    left: -0.4em;
    color: ${tone.brass};
  }
`

export const MarkLink = styled.a`
  text-decoration: none;
  &[aria-current] {
    color: ${tone.brass};
  }
`

/** The numbers hang to the left of the text. */
export const Document = styled.div`
  --hang: min(2.25rem, 11vw);
  ${media.belowLarge} {
    padding-left: var(--hang);
  }
  h2 {
    scroll-margin-top: ${space.base};
  }
  .number {
    position: absolute;
    margin-left: calc(var(--hang) * -1);
    font-style: italic;
  }
`

/** On phones, a line that stays in view says where the visitor is, and leads to the index. */
export const Here = styled.a`
  ${type.fact}
  position: sticky;
  z-index: 1;
  top: var(--scrolled);
  display: block;
  margin: 0 0 -3rem calc(var(--hang) * -1);
  line-height: 3rem;
  background: ${tone.ground};
  border-bottom: 1px solid ${tone.line};
  text-decoration: none;
  @media (min-width: 64em), (max-height: 30rem) {
    display: none;
  }
`

export const Change = styled.article`
  margin-top: ${space.large};
  padding-top: ${space.base};
  border-top: 1px solid ${tone.line};
`

/** How the page changed, as the redline writes it. */
export const Changes = styled(Change)`
  ${type.fact}
  :is(p, .redline-title) {
    margin-top: ${space.small};
  }
  ins {
    ${surface.shoal}
  }
  .redline-moved {
    text-decoration-style: dotted;
  }
  .redline-said {
    ${visuallyHidden}
  }
`
