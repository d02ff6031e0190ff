import styled from 'styled-components'
import type { Crumb } from '../../content/publish/trail.ts'
import { pageLink } from './lists.tsx'
import { space, tone, type } from '../theme/theme.ts'

/** Links to the pages before and after this one in a list. `label` is what screen readers call them. */
export const Neighbors = ({ label, links }: { label: string; links: readonly Crumb[] }) => (
  <Pair aria-label={label}>{links.map(pageLink)}</Pair>
)

const Pair = styled.nav`
  ${type.third}
  border-top: 1px solid ${tone.line};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.column};
  a {
    display: flex;
    gap: ${space.base};
    padding-block: ${space.base};
    text-decoration: none;
    &::before,
    &::after {
      color: ${tone.brass};
    }
  }
  a:first-child::before {
    content: '←' / '';
  }
  a:last-child {
    margin-left: auto;
    &::after {
      content: '→' / '';
    }
  }
`
