import styled from 'styled-components'
import { pageLink } from './lists.tsx'
import { media, space, tone, type } from '../theme/theme.ts'

interface NeighborsProps {
  /** What screen readers call the links. */
  label: string
  links: readonly { label: string; path: string }[]
}

/** Links to the pages before and after this one in a list. */
export const Neighbors = ({ label, links }: NeighborsProps) => (
  <Pair aria-label={label}>{links.map(pageLink)}</Pair>
)

const Pair = styled.nav`
  ${type.third}
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.column};
  a {
    display: flex;
    gap: ${space.base};
    padding-block: ${space.base};
    text-decoration: none;
  }
  a:first-child::before {
    content: '←' / '';
    color: ${tone.brass};
  }
  a:last-child {
    margin-left: auto;
    text-align: right;
    &::after {
      content: '→' / '';
      color: ${tone.brass};
    }
  }
  ${media.belowLarge} {
    border-top: 1px solid ${tone.line};
    padding-top: ${space.base};
  }
`
