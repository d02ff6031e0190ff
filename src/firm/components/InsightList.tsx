import { Fragment } from 'react'
import styled from 'styled-components'
import { formatDate } from '../../content/text/formatDate.ts'
import type { Labels } from '../labels.ts'
import type { Author } from '../collections/attorneys/queries.ts'
import type { InsightCard } from '../collections/insights/queries.ts'
import { quietLink, space, tone, type } from '../theme/theme.ts'
import { WithLabel, PageColumns, Ruled } from './layout.tsx'
import { ItemTitle, Term, withNoBreaks } from './lists.tsx'
import { Text } from './text.tsx'

/** Notes as rows: the day in the margin, and next to each who must act and by when. */
export const InsightList = ({ notes, labels }: { notes: readonly InsightCard[]; labels: Labels }) => (
  <Rows>
    {notes.map((note) => (
      <PageColumns as="li" key={note.path} $gap={space.small} $narrow="3.75rem" $facts="huge">
        <Text as="time" dateTime={note.day} $type="reading" $tone="brass" $italic>
          {dayOf(note.day)}
        </Text>
        <Words>
          <ItemTitle>
            <a href={note.path}>{note.title}</a>
          </ItemTitle>
          <p>{note.summary}</p>
          <Authors of={note.authors} />
        </Words>
        <Facts>
          {note.facts.map(({ label, value }) => (
            <WithLabel key={label} $first="4.5rem" $gap={space.tiny}>
              <Term>{labels.notices[label]}</Term>
              <dd>{withNoBreaks(value)}</dd>
            </WithLabel>
          ))}
        </Facts>
      </PageColumns>
    ))}
  </Rows>
)

/** Who wrote something. Those who left are named without a link. */
export const Authors = ({ of, before }: { of: readonly Author[]; before?: string }) => (
  <p>
    {before}
    {of.map(({ name, path }, index) => (
      <Fragment key={name}>
        {index === 0 ? (before === undefined ? '' : ' ') : ', '}
        {path === undefined ? name : <a href={path}>{name}</a>}
      </Fragment>
    ))}
  </p>
)

/** `2026-11-24` → `Nov 24` */
const dayOf = (date: string): string => formatDate(date).replace(/^(\w{3})\w* (\d+).*/, '$1 $2')

const Rows = styled(Ruled).attrs({ as: 'ol', $padding: space.medium })`
  list-style: none;
  border: 0;
`

const Words = styled.div`
  a {
    ${quietLink}
  }
  p {
    margin-top: ${space.tiny};
    color: ${tone.quiet};
  }
`

const Facts = styled.dl`
  ${type.fact}
  grid-column: facts;
`
