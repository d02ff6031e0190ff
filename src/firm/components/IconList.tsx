import styled from 'styled-components'
import type { IconName } from '../art.ts'
import type { IconItem } from '../fields.ts'
import { columns, media, ruled, space, tone, type } from '../theme/theme.ts'

/** One of the line drawings, in brass. It says nothing that the words beside it don't: screen readers skip it. */
export const Icon = ({ name }: { name: IconName }) => (
  <Drawing aria-hidden="true">
    <use href={`/art/marks.svg#${name}`} />
  </Drawing>
)

const Drawing = styled.svg`
  width: 4rem;
  height: 4rem;
  color: ${tone.brass};
`

interface IconListProps {
  items: readonly IconItem[]
  rhythm?: 'ledger' | 'columns'
}

/**
 * Drawings with titles and descriptions. `ledger` sets each in a row of its own, drawing, title and text side by side;
 * `columns` sets them next to each other, each below its drawing. Titles are h3: an h2 is above the list.
 */
export function IconList({ items, rhythm = 'ledger' }: IconListProps) {
  const List = rhythm === 'ledger' ? Ledger : Columns
  return (
    <List>
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

const words = `
  h3 {
    ${type.third}
  }
  p {
    color: ${tone.quiet};
    max-width: 36rem;
  }
`

const Ledger = styled.ul`
  ${ruled(space.large)}
  ${words}
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${space.tiny} ${space.medium};
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

/** Lists of this kind have four items: never three and one. */
const Columns = styled.ul`
  ${columns(2, 4)}
  ${words}
  h3 {
    margin-top: ${space.medium};
    padding-top: ${space.base};
    border-top: 1px solid ${tone.line};
  }
  p {
    margin-top: ${space.tiny};
  }
`
