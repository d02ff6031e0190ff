import { Fragment } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../content/text/formatDate.ts'
import type { Labels } from '../labels.ts'
import type { Author } from '../collections/attorneys/queries.ts'
import type { InsightCard } from '../collections/insights/queries.ts'
import { columns, fromMedium, media, space, type } from '../theme/theme.ts'
import { WithLabel, Ruled } from './layout.tsx'
import { ItemTitle } from './lists.tsx'
import { QuietLink, Term, Text, withNoBreaks } from './text.tsx'

interface InsightListProps {
  notes: readonly InsightCard[]
  labels: Labels
  /** Below the month's name. */
  inMonth?: boolean
}

/** Notes as rows: the day in the margin, and next to each who must act and by when. */
export const InsightList = ({ notes, labels, inMonth }: InsightListProps) => (
  <Rows $halves={!inMonth}>
    {notes.map((note) => (
      <Note as="li" key={note.path} $first={dayWidth(inMonth)} $isRow={inMonth}>
        <Text as="time" dateTime={note.day} $type="lede" $tone="brass">
          {inMonth ? dayAndMonth(note.day).replace(/\D+/, '') : dayAndMonth(note.day)}
        </Text>
        <div>
          <ItemTitle>
            <QuietLink href={note.path}>{withNoBreaks(note.title)}</QuietLink>
          </ItemTitle>
          <Text as="div" $tone="quiet" $above={space.tiny}>
            <p>{withNoBreaks(note.summary)}</p>
            <Authors of={note.authors} />
          </Text>
        </div>
        <Facts>
          {note.facts.map(({ label, value }, at) => (
            <WithLabel key={label} $first={dayWidth(inMonth)} $gap={`0 ${space.medium}`}>
              <Term>{labels.notices[label]}</Term>
              <Text as="dd" $type={at === 0 ? 'lede' : 'fact'}>
                {withNoBreaks(value)}
              </Text>
            </WithLabel>
          ))}
        </Facts>
      </Note>
    ))}
  </Rows>
)

/** Words after a day begin on one line with those after labels, where these are below. */
const dayWidth = (inMonth = false) => (inMonth ? '3.75rem' : 'min(5.25rem, 16.5vw)')

/** Who wrote something. Those who left are named without a link. */
export const Authors = ({ of, before = '' }: { of: readonly Author[]; before?: string }) => (
  <p>
    {of.map(({ name, path }, index) => (
      <Fragment key={name}>
        {index === 0 ? before && `${before} ` : ', '}
        {path === undefined ? name : <a href={path}>{name}</a>}
      </Fragment>
    ))}
  </p>
)

/** `2026-11-24` → `Nov 24` */
export const dayAndMonth = (date: string): string => formatDate(date).replace(/^(\w{3})\w* (\d+).*/, '$1 $2')

const Rows = styled(Ruled).attrs({ as: 'ol', $padding: space.medium })<{ $halves: boolean }>`
  ${({ $halves }) => $halves && columns(1, 2, '0')}
  list-style: none;
  border: 0;
`

const Note = styled(WithLabel)<{ $isRow: boolean | undefined }>`
  gap: ${space.small} ${space.medium};
  align-content: start;
  ${media.huge} {
    ${({ $isRow, $first }) => $isRow && `grid-template-columns: ${$first} minmax(0, 1fr) minmax(0, 26.5rem);`}
  }
`

const Facts = styled.dl`
  ${type.fact}
  grid-column: 1 / -1;
  ${fromMedium('grid-column: -2;')}
  text-wrap: balance;
`
