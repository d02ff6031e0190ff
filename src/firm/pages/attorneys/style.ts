import styled from 'styled-components'
import { Row, Sheet } from '../../components/layout.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { media, quietLink, screenOnly, scriptsOnly, space, tone, type } from '../../theme/theme.ts'

/** A list isn't shown before it is filtered by the address: see `client/start.ts` and `useFilter.ts`. */
const hiddenWhileWaiting = '[data-waiting] &{visibility:hidden}'

/** Its margin has letters and labels. It takes the focus from links that lead here. */
export const Frame = styled(Sheet)`
  --margin: 1.625rem;
  padding: ${space.medium} ${space.page} ${space.section};
  outline: none;
  ${media.large} {
    --margin: 6.875rem;
  }
  ${media.print} {
    padding: 0;
  }
`

/** Next to the margin or, in narrow windows, over it. */
export const Inset = styled(Row).attrs({ $gap: `0 ${space.base}`, $align: 'baseline' })`
  overflow-wrap: anywhere;
  ${media.large} {
    margin-left: var(--margin);
  }
`

export const Title = styled.h1`
  ${type.first}
  margin: 0 ${space.large} ${space.tiny} 0;
`

/** Only scripts can filter. Without them, the whole list remains. */
export const Search = styled.search`
  ${scriptsOnly}
  flex: 1 1 20rem;
  input {
    padding: ${space.tiny} 0;
    border-width: 0 0 1px;
  }
`

export const ChipsLabel = styled(Label)`
  ${scriptsOnly}
  position: absolute;
  margin: ${space.small} 0 0 calc(-1 * var(--margin));
  line-height: 2rem;
  ${media.belowLarge} {
    display: none;
  }
`

/** On phones, one line to swipe. What is chosen comes first. */
export const Chips = styled.ul`
  ${scriptsOnly}
  display: flex;
  align-items: baseline;
  gap: 0 1.25rem;
  margin-block: ${space.small};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  ${media.medium} {
    flex-wrap: wrap;
  }
`

export const Chip = styled.li`
  &[data-chosen] {
    order: -1;
  }
`

export const Choice = styled.a`
  ${type.fact}
  ${quietLink}
  display: block;
  line-height: 2rem;
  outline-offset: -2px;
  ${media.belowLarge} {
    line-height: 2.75rem;
  }
  &[aria-disabled] {
    opacity: 0.55;
  }
  &[aria-current] {
    padding-inline: ${space.small};
    font-weight: 600;
    background: ${tone.text};
    color: ${tone.ground};
  }
  &[aria-current]:not(:focus-visible) {
    /* Forced colors show it. */
    outline: 1px solid transparent;
  }
  &[aria-current='true']::after {
    content: '×' / '';
    margin-left: ${space.tiny};
  }
`

export const Count = styled.i`
  ${type.brassWord}
  padding-left: ${space.hair};
  [aria-current] > & {
    color: inherit;
  }
`

const tick = (size: string) => `linear-gradient(90deg, ${tone.mark} 1px, transparent 0) 0 0 / ${size}`

/** A ruler with a letter at each long tick, in two rows on phones. */
export const Letters = styled.nav`
  ${type.small}
  ${screenOnly}
  display: grid;
  grid-template-columns: repeat(13, 1fr);
  ${media.large} {
    grid-template-columns: repeat(26, 1fr);
  }
`

export const Letter = styled.a`
  padding-top: ${space.small};
  min-height: 2.5rem;
  border-top: 1px solid ${tone.mark};
  background: ${tick('100% 0.5rem no-repeat')}, ${tick('20% 0.25rem repeat-x')};
  font-weight: 600;
  text-decoration: none;
  &[aria-disabled] {
    font-weight: 400;
    color: ${tone.mark};
  }
`

/** How many people are listed, and the way back to everyone. */
export const State = styled(Inset)`
  padding-block: ${space.tiny};
  border-bottom: 1px solid ${tone.text};
`

export const Status = styled.div`${hiddenWhileWaiting}`
