import styled from 'styled-components'
import { Choice, Choices } from '../../components/choices.tsx'
import { PageColumns, Row } from '../../components/layout.tsx'
import { Label, QuietLink, Text } from '../../components/text.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { Paper } from '../../components/paper.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, space, tone } from '../../theme/theme.ts'
import { Ruler } from './Ruler.tsx'

export default function Insights({ payload, labels }: TemplateProps<'insights'>) {
  const { page, name, trail, coming, months, kinds, practices, authors, feeds, newer, older } = payload.facts
  const filter = (label: string, links: typeof kinds) => (
    <Choices aria-label={`${labels.notices.notesBy}: ${label}`} $below>
      <FilterLabel>{label}</FilterLabel>
      {links.map(({ path, label, count }) => (
        <Choice
          key={path}
          label={label || labels.notices.all}
          count={count}
          href={path}
          current={path === payload.path ? 'page' : undefined}
        />
      ))}
    </Choices>
  )
  return (
    <Paper trail={trail} labels={labels} title={name || page.title} subtitle={page.lede}>
      {coming && <Ruler of={coming} label={labels.notices.coming} />}
      <Columns>
        <Filters>
          {filter(labels.notices.kind, kinds)}
          {filter(labels.people.practice, practices)}
          {filter(labels.notices.author, authors)}
        </Filters>
        <div>
          {months.length === 0 && <p>{page.empty}</p>}
          {months.map(([month, notes]) => (
            <Text as="section" $below={space.large} key={month}>
              <MonthTitle>{month}</MonthTitle>
              <InsightList notes={notes} labels={labels} inMonth />
            </Text>
          ))}
          {(newer ?? older) && (
            <Links as="nav" aria-label={labels.notices.morePagesOfNotes}>
              {newer && <QuietLink href={newer}>{labels.notices.newer}</QuietLink>}
              {older && <QuietLink href={older}>{labels.notices.older}</QuietLink>}
            </Links>
          )}
          <Links as="p" data-screen>
            <QuietLink href={feeds.atom}>{labels.notices.feed}</QuietLink>
            <QuietLink href={feeds.json}>{labels.notices.jsonFeed}</QuietLink>
          </Links>
        </div>
      </Columns>
    </Paper>
  )
}

const Columns = styled(PageColumns).attrs({ $columns: '12.25rem minmax(0, 1fr)' })`
  align-items: start;
  margin-top: ${space.large};
`

const Filters = styled.div`
  border-top: 1px solid ${tone.text};
  ${media.large} {
    display: grid;
    gap: ${space.base};
    position: sticky;
    top: calc(var(--scrolled) + ${space.base});
    padding-top: ${space.small};
  }
`

const FilterLabel = styled(Label)`order: -2;`

const Links = styled(Row).attrs({ $gap: `0 ${space.medium}` })`
  margin-top: ${space.medium};
  line-height: 3;
`

const MonthTitle = styled(Text).attrs({ as: 'h2', $type: 'quietLede', $italic: true })`
  padding-block: ${space.small};
  border-top: 1px solid ${tone.text};
`
