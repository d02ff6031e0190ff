import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** One fact of a `FactList`: what it is called, and below it one or more `dd`. */
export const FactItem = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    {children}
  </div>
)

/** Facts in the margin, ruled off from each other; where the margin has folded above the text, two in a row. */
export const FactList = styled.dl`
  ${type.small}
  ${media.medium} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.column};
  }
  ${media.large} {
    display: block;
  }
  > div {
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  dt {
    ${type.label}
    color: ${tone.brass};
  }
  dd {
    margin-top: ${space.hair};
  }
  a {
    display: inline-block;
    overflow-wrap: anywhere;
    padding-block: ${space.hair};
    ${media.touch} {
      padding-block: 0.65rem;
    }
  }
`
