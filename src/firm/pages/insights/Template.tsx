import styled from 'styled-components'
import { Row } from '../../components/layout.tsx'
import { QuietLink } from '../../components/links.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { Paper } from '../../components/paper.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { space, tone, type } from '../../theme/theme.ts'

export default function Insights({ payload, labels }: TemplateProps<'insights'>) {
  const { page, name, trail, months, filters, authors, feeds, newer, older } = payload.facts
  const listLink = ({ path, label, count }: (typeof filters)[number]) => (
    <ListLink key={path} href={path} aria-current={path === payload.path ? 'page' : undefined}>
      {label} <i>{count}</i>
    </ListLink>
  )
  return (
    <Paper trail={trail} labels={labels} title={name || page.title} subtitle={page.lede}>
      <Links as="nav" aria-label={labels.notices.notesBy}>
        {filters.map(listLink)}
      </Links>
      {months.length === 0 && <p>{page.empty}</p>}
      {months.map(([month, notes]) => (
        <Text as="section" $above={space.large} key={month}>
          <MonthTitle>{month}</MonthTitle>
          <InsightList notes={notes} labels={labels} />
        </Text>
      ))}
      {(newer ?? older) && (
        <Links as="nav" aria-label={labels.notices.morePagesOfNotes}>
          {newer && <ListLink href={newer}>{labels.notices.newer}</ListLink>}
          {older && <ListLink href={older}>{labels.notices.older}</ListLink>}
        </Links>
      )}
      <Links as="nav" aria-label={labels.notices.notesOf}>
        {authors.map(listLink)}
      </Links>
      <Links as="p" data-screen>
        <ListLink href={feeds.atom}>{labels.notices.feed}</ListLink>
        <ListLink href={feeds.json}>{labels.notices.jsonFeed}</ListLink>
      </Links>
    </Paper>
  )
}

const Links = styled(Row).attrs({ $gap: `0 ${space.medium}` })`margin-top: ${space.medium};`

const ListLink = styled(QuietLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  min-height: 2.75rem;
  &[aria-current] {
    padding-inline: ${space.small};
    background: ${tone.text};
    color: ${tone.ground};
  }
`

const MonthTitle = styled.h2`
  ${type.quietLede}
  font-style: italic;
  padding-block: ${space.small};
  border-top: 1px solid ${tone.text};
`
