import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'

/** Lines in two columns, each with a drawn tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 0 ${space.column};
  li {
    position: relative;
    padding: ${space.base} 0 ${space.medium} 2.5rem;
    border-top: 1px solid ${tone.line};
  }
  li::before {
    content: '';
    position: absolute;
    top: 1.45rem;
    left: 0.35rem;
    width: 0.5rem;
    height: 1rem;
    border: solid ${tone.brass};
    border-width: 0 1.5px 1.5px 0;
    rotate: 40deg;
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`
