import styled, { css } from 'styled-components'
import type { IconItem } from '../fields/blocks.ts'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { Icon } from './Icon.tsx'

type Rhythm = 'ledger' | 'columns'

/**
 * Drawings with titles and descriptions. `ledger` sets each in a row of its own, drawing, title and text side by side;
 * `columns` sets them next to each other, each below its drawing. Titles are h3: an h2 stands above the list.
 */
export function IconList({ items, rhythm = 'ledger' }: { items: readonly IconItem[]; rhythm?: Rhythm }) {
  return (
    <List $rhythm={rhythm}>
      {items.map(({ mark, title, description }) => (
        <li key={title}>
          <Icon name={mark} />
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  )
}

const ledger = css`
  border-bottom: 1px solid ${tone.line};
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${space.tiny} ${space.medium};
    padding-block: ${space.large};
    border-top: 1px solid ${tone.line};
  }
  h3 {
    align-self: center;
  }
  p {
    grid-column: 2;
  }
  ${media.large} {
    li {
      grid-template-columns: 4rem minmax(0, 2fr) minmax(0, 4fr);
      column-gap: ${space.column};
      align-items: center;
    }
    p {
      grid-column: auto;
    }
  }
`

const columns = css`
  display: grid;
  gap: ${space.wide} ${space.column};
  /* Lists of this kind have four items: never three and one. */
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.large} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h3 {
    margin-top: ${space.medium};
    padding-top: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  p {
    margin-top: ${space.tiny};
  }
`

const List = styled.ul<{ $rhythm: Rhythm }>`
  ${({ $rhythm }) => ($rhythm === 'ledger' ? ledger : columns)}
  h3 {
    ${type.third}
  }
  p {
    color: ${tone.quiet};
    max-width: 36rem;
  }
`
