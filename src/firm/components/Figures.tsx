import styled from 'styled-components'
import type { Figure } from '../fields/blocks.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** Figures and what they count: a line above, the figure large, its label small. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <List>
      {figures.map(({ value, label }) => (
        <Item key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.large} ${space.column};
  flex: 1;
`

/** The label comes first in the document, as `dt` must, and is shown below the figure. */
const Item = styled.div`
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${space.small};
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.text};
  dd {
    ${type.figure}
  }
  dt {
    ${type.small}
    color: ${tone.quiet};
  }
`
