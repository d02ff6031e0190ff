import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** What a fact is called, and one or more lines that say it. */
export interface Fact {
  label: string
  lines: readonly ReactNode[]
}

/** Facts in the margin: a small label and what belongs to it, ruled off from each other. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <List>
      {facts.map(({ label, lines }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line, index) => (
            <dd key={index}>{line}</dd>
          ))}
        </div>
      ))}
    </List>
  )
}

const List = styled.dl`
  ${type.small}
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
    padding-block: ${space.hair};
    ${media.touch} {
      padding-block: 0.65rem;
    }
  }
`
