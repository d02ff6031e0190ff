import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Grid } from '../../components/SectionLayout.tsx'
import { columns, media, quietLink, ruled, space, textButton, tone, type } from '../../theme/theme.ts'
import type { Found } from '../../../client/searchIndex.ts'

type Text = Found['title'] | string
type Row = { address: string; title: Text } & Partial<
  Record<'note' | 'heading' | 'excerpt', Text | undefined>
>

interface RowsProps {
  title: string
  rows: readonly (() => Row)[]
  /** How many rows are shown until the visitor asks for all, and the text of that button. */
  limit: number
  more: string
}

/** A heading in the margin and a register of pages next to it. */
export function Rows({ title, rows, limit, more }: RowsProps) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  return (
    <Section>
      <h2>{title}</h2>
      <div>
        <ul>
          {rows.slice(0, isOpen ? undefined : limit).map((show) => {
            const { address, title, note = '', heading = '', excerpt = '' } = show()
            return (
              <li key={address}>
                <h3>
                  <a href={address}>{marked(title)}</a>
                </h3>
                {note.length > 0 && <p>{marked(note)}</p>}
                {heading.length + excerpt.length > 0 && (
                  <p>
                    {heading.length > 0 && <strong>{marked(heading)}</strong>} {marked(excerpt)}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
        {rows.length > limit && !isOpen && (
          <button type="button" onClick={() => setOpen(true)}>
            {more.replace('{count}', `${rows.length}`)}
          </button>
        )}
      </div>
    </Section>
  )
}

const marked = (text: Text): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))

const Section = styled(Grid).attrs({ as: 'section' })`
  padding-block: ${space.large};
  h2 {
    ${type.brassSounding}
    padding-top: ${space.base};
  }
  ul {
    ${ruled(space.base)}
    &:not(:has(p)) {
      ${columns(2, 2, '0')}
    }
  }
  h3 {
    ${type.third}
  }
  li a {
    ${quietLink}
  }
  p {
    ${type.fact}
    color: ${tone.quiet};
  }
  strong {
    font-weight: 500;
    color: ${tone.text};
  }
  ${media.medium} {
    li:has(p) {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${space.column};
      align-items: baseline;
    }
    p {
      grid-column: 2;
    }
  }
  mark {
    background: none;
    color: inherit;
    forced-color-adjust: none;
    box-shadow: inset 0 -0.1em ${tone.brass};
  }
  button {
    ${textButton}
    min-height: 2.75rem;
  }
`
