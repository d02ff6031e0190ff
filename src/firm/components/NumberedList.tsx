import styled from 'styled-components'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** A few sentences between lines, each with its number. */
export function NumberedList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

const List = styled.ol`
  ${type.lede}
  list-style: none;
  counter-reset: item;
  border-bottom: 1px solid ${tone.line};
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: ${space.medium};
    border-top: 1px solid ${tone.line};
    counter-increment: item;
    &::before {
      ${type.sounding}
      content: counter(item);
      color: ${tone.brass};
    }
  }
`
