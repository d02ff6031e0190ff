import styled from 'styled-components'
import { formatDate } from '../../content/text/formatDate.ts'
import type { Labels } from '../labels.ts'
import type { InsightCard } from '../collections/insights/cards.ts'
import { marginTextFacts, quietLink, ruled, space, tone, type } from '../theme/theme.ts'
import { withNoBreaks } from './lists.tsx'
import { Authors } from './people.tsx'

/** Notes as rows: the day in the margin, and next to each who must act and by when. */
export const InsightList = ({ notes, labels }: { notes: readonly InsightCard[]; labels: Labels }) => (
  <Rows>
    {notes.map((note) => (
      <li key={note.path}>
        <time dateTime={note.date}>{dayOf(note.date)}</time>
        <div>
          <h3>
            <a href={note.path}>{note.title}</a>
          </h3>
          <p>{note.summary}</p>
          <Authors of={note.authors} />
        </div>
        <InsightFacts note={note} labels={labels} />
      </li>
    ))}
  </Rows>
)

/** `2026-11-24` → `Nov 24` */
const dayOf = (date: string): string => formatDate(date).replace(/^(\w{3})\w* (\d+).*/, '$1 $2')

/** By when and who, or when and where. */
export const InsightFacts = ({ note, labels }: { note: InsightCard; labels: Labels }) => (
  <Facts>
    {note.facts.map(({ label, value }) => (
      <div key={label}>
        <dt>{labels.notices[label]}</dt>
        <dd>{withNoBreaks(value)}</dd>
      </div>
    ))}
  </Facts>
)

const Rows = styled.ol`
  list-style: none;
  ${ruled(space.medium)}
  border: 0;
  ${marginTextFacts('3.75rem')}
  time {
    ${type.reading}
    font-style: italic;
    color: ${tone.brass};
  }
  h3 {
    ${type.third}
  }
  a {
    ${quietLink}
  }
  div > p {
    margin-top: ${space.tiny};
    color: ${tone.quiet};
  }
`

const Facts = styled.dl`
  ${type.fact}
  > div {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    align-items: baseline;
    gap: ${space.tiny};
  }
  dt {
    ${type.term}
  }
`
