import styled from 'styled-components'
import { PageColumns, PageGrid, Row } from '../../components/layout.tsx'
import { media, quietLink, scriptsOnly, space, surface, tone, type } from '../../theme/theme.ts'

/** A list isn't shown before it is filtered by the address: see `client/start.ts` and `useFilter.ts`. */
const hiddenWhileWaiting = '[data-waiting] &{visibility:hidden}'

const acrossThePage = `${media.large}{grid-column:1/-1}`

export const Frame = styled(PageGrid)`
  align-items: baseline;
  padding-bottom: ${space.section};
  /* It takes the focus from links that lead here. */
  outline: none;
`

/** Only scripts can filter. Without them, the whole list and its letters remain. */
export const Search = styled.search`
  ${scriptsOnly}
  ${media.large} {
    grid-column: 2;
  }
`

export const Chips = styled(PageColumns).attrs({ as: 'nav', $gap: '0' })`
  align-items: baseline;
  ${acrossThePage}
  ${scriptsOnly}
`

/** On phones, one line to swipe. */
export const Options = styled.ul`
  display: flex;
  gap: ${space.tiny};
  padding-top: ${space.tiny};
  overflow-x: auto;
  scrollbar-width: none;
  ${media.medium} {
    flex-wrap: wrap;
  }
`

export const Option = styled.a`
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
`

export const Count = styled.i`color: ${tone.brass};`

/** How many people are listed, and the way back to everyone. */
export const State = styled(Row).attrs({ $gap: `0 ${space.base}`, $align: 'baseline' })`
  padding-bottom: ${space.small};
  border-bottom: 1px solid ${tone.text};
  overflow-wrap: anywhere;
`

export const Status = styled.p`
  ${type.quietLede}
  font-style: italic;
  ${hiddenWhileWaiting}
`

export const List = styled.div`
  ${acrossThePage}
  ${hiddenWhileWaiting}
`
