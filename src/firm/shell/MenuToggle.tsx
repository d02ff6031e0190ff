import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** Opens the phone's menu, which is the `<nav>` that follows it: the browser does it, with or without scripts. */
export const MenuToggle = ({ label }: { label: string }) => (
  // The visitor may have opened it before React runs.
  <Details data-menu suppressHydrationWarning>
    <summary>{label}</summary>
  </Details>
)

const Details = styled.details`
  summary {
    ${type.label}
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    gap: ${space.small};
    min-height: 3rem;
  }
  summary::after {
    content: '';
    width: 1.5rem;
    height: 0.5rem;
    border-block: 1px solid;
  }
  &[open] summary::after {
    ${type.third}
    content: '×' / '';
    height: auto;
    border: 0;
    text-align: center;
  }
  ${media.large} {
    display: none;
  }
`
