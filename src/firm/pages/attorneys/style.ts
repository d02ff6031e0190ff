import styled from 'styled-components'
import { Choices } from '../../components/choices.tsx'
import { Row, Sheet } from '../../components/layout.tsx'
import { Label, Text } from '../../components/text.tsx'
import { fromLarge, inPrint, media, scriptsOnly, space, ticks, tone } from '../../theme/theme.ts'

/** Its margin has letters and labels. It takes the focus from links that lead here. */
export const Frame = styled(Sheet)`
  --margin: 1.625rem;
  padding: ${space.medium} ${space.page} ${space.section};
  outline: none;
  ${fromLarge('--margin: 6.875rem;')}
  ${inPrint('padding: 0;')}
`

/** Next to the margin or, in narrow windows, over it. */
export const Inset = styled(Row).attrs({ $align: 'baseline' })`
  overflow-wrap: anywhere;
  ${fromLarge('margin-left: var(--margin);')}
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

export const Filter = styled(Choices)`
  ${scriptsOnly}
  margin-block: ${space.small};
  ${fromLarge('margin-left: var(--margin);')}
`

export const FilterLabel = styled(Label)`
  line-height: inherit;
  display: none;
  ${media.large} {
    display: block;
    position: absolute;
    margin-left: calc(-1 * var(--margin));
  }
`

/** A ruler with a letter at each long tick, in rows on phones. */
export const Letters = styled(Text).attrs({ as: 'nav', $type: 'small' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(1.6rem, 1fr));
  ${fromLarge('grid-template-columns: repeat(26, 1fr);')}
`

export const Letter = styled.a`
  padding-top: ${space.small};
  min-height: 2.5rem;
  border-top: 1px solid ${tone.mark};
  background: ${ticks('100% 0.5rem')}, ${ticks('20% 0.25rem')};
  font-weight: 600;
  text-decoration: none;
  &:not([href]) {
    font-weight: 400;
    color: ${tone.mark};
  }
`

/** How many people are listed, and the way back to everyone. */
export const State = styled(Inset).attrs({ $gap: `0 ${space.base}` })`
  padding-block: ${space.tiny};
  border-bottom: 1px solid ${tone.text};
`

/** A list isn't shown before it is filtered by the address: see `client/start.ts` and `useFilter.ts`. */
export const Status = styled(Text)`[data-waiting] &{visibility:hidden}`
