import styled from 'styled-components'
import { space, tone, type } from '../../theme/theme.ts'

const stroke = (angle: string) =>
  `linear-gradient(${angle}, transparent 46%, currentColor 46% 54%, transparent 54%)`

export const SearchField = styled.input.attrs({
  type: 'search',
  enterKeyHint: 'search',
  autoComplete: 'off',
  spellCheck: false,
})`
  ${type.lede}
  width: 100%;
  padding: ${space.base} ${space.small};
  border: 1px solid ${tone.text};
  border-radius: 0;
  background: none;
  appearance: none;
  &::-webkit-search-cancel-button {
    appearance: none;
    width: 1.25rem;
    height: 1.25rem;
    background: ${stroke('45deg')}, ${stroke('-45deg')};
  }
  &::placeholder {
    font-style: italic;
    color: ${tone.quiet};
    opacity: 1;
  }
`
