import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { Grid } from '../../components/SectionLayout.tsx'
import { columns, media, quietLink, ruled, space, tone, type, underline } from '../../theme/theme.ts'
import type { Found } from '../../../client/searchIndex.ts'

type Text = Found['title'] | string
interface Row extends Partial<Record<'note' | 'heading' | 'excerpt', Text | undefined>> {
  address: string
  title: Text
}

interface RowsProps {
  title: string
  rows: readonly (() => Row)[]
  /** How many rows are shown until the visitor asks for all, and the text of that button. */
  limit?: number
  more?: string
}

/** A heading in the margin and a register of pages next to it. */
export function Rows({ title, rows, limit = rows.length, more = '' }: RowsProps) {
  const [isOpen, setOpen] = useState(false)
  if (rows.length === 0) return null
  const shown = rows.slice(0, isOpen ? undefined : limit).map((show) => show())
  return (
    <Section>
      <Grid>
        <h2>{title}</h2>
        <div>
          <Register $plain={shown.every(({ note = '', excerpt = '' }) => note.length + excerpt.length === 0)}>
            {shown.map(({ address, title, note = '', heading = '', excerpt = '' }) => (
              <li key={address} data-person={note.length > 0 || undefined}>
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
            ))}
          </Register>
          {rows.length > limit && !isOpen && (
            <button type="button" onClick={() => setOpen(true)}>
              {more.replace('{count}', `${rows.length}`)}
            </button>
          )}
        </div>
      </Grid>
    </Section>
  )
}

const marked = (text: Text): ReactNode =>
  typeof text === 'string'
    ? text
    : text.map(({ text, isMatch }, index) => (isMatch ? <mark key={index}>{text}</mark> : text))

const Section = styled.section`
  padding-block: ${space.large};
  h2 {
    ${type.brassSounding}
    padding-top: ${space.base};
  }
  button {
    ${type.text}
    ${underline(tone.brass)}
    text-underline-offset: 0.22em;
    min-height: 2.75rem;
    margin-top: ${space.tiny};
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`

const Register = styled.ul<{ $plain: boolean }>`
  ${ruled(space.base)}
  ${({ $plain }) => $plain && columns(2, 2, '0')}
  h3 {
    ${type.third}
  }
  a {
    ${quietLink}
  }
  p {
    ${type.text}
    color: ${tone.quiet};
  }
  strong {
    font-weight: 500;
    color: ${tone.text};
  }
  ${media.medium} {
    [data-person] {
      display: grid;
      grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
      column-gap: ${space.column};
      align-items: baseline;
      p {
        grid-column: 2;
      }
    }
  }
  mark {
    background: none;
    color: inherit;
    forced-color-adjust: none;
    box-shadow: inset 0 -0.1em ${tone.brass};
  }
`
