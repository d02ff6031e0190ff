import styled from 'styled-components'
import { Row, WithLabel } from '../../components/layout.tsx'
import { QuietLink } from '../../components/links.tsx'
import { InsightList } from '../../components/InsightList.tsx'
import { Paper } from '../../components/paper.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import { Text } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, screenOnly, space, tone, type } from '../../theme/theme.ts'
import { Ruler } from './Ruler.tsx'

export default function Insights({ payload, labels }: TemplateProps<'insights'>) {
  const { page, name, trail, coming, months, kinds, practices, authors, feeds, newer, older } = payload.facts
  const filter = (label: string, links: typeof kinds) => (
    <Filter key={label}>
      <FilterLabel>{label}</FilterLabel>
      {links.map(({ path, label, count }) => (
        <Choice key={path} href={path} aria-current={path === payload.path ? 'page' : undefined}>
          {label || labels.notices.all} <i>{count}</i>
        </Choice>
      ))}
    </Filter>
  )
  return (
    <Paper trail={trail} labels={labels} title={name || page.title} subtitle={page.lede}>
      {coming && <Ruler of={coming} label={labels.notices.coming} />}
      <Columns $first="12.25rem" $gap={space.medium}>
        <Filters aria-label={labels.notices.notesBy}>
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
              {newer && <ListLink href={newer}>{labels.notices.newer}</ListLink>}
              {older && <ListLink href={older}>{labels.notices.older}</ListLink>}
            </Links>
          )}
          <Links as="p" data-screen>
            <ListLink href={feeds.atom}>{labels.notices.feed}</ListLink>
            <ListLink href={feeds.json}>{labels.notices.jsonFeed}</ListLink>
          </Links>
        </div>
      </Columns>
    </Paper>
  )
}

const Columns = styled(WithLabel)`
  align-items: start;
  margin-top: ${space.large};
  ${media.belowLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`

const Filters = styled.nav`
  ${screenOnly}
  border-top: 1px solid ${tone.text};
  ${media.large} {
    position: sticky;
    top: calc(var(--scrolled) + ${space.base});
  }
`

/** In narrow windows, one line to swipe. What is chosen comes first. */
const Filter = styled.div`
  display: flex;
  align-items: baseline;
  gap: 0 ${space.base};
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  ${media.large} {
    display: block;
    margin-top: ${space.base};
    white-space: normal;
  }
`

const FilterLabel = styled(Label)`order: -2;`

const Choice = styled(QuietLink)`
  display: flex;
  justify-content: space-between;
  gap: ${space.tiny};
  line-height: 1.75rem;
  ${media.belowLarge} {
    line-height: 2.75rem;
  }
  i {
    ${type.brassWord}
    line-height: inherit;
  }
  &[aria-current] {
    padding-inline: ${space.tiny};
    background: ${tone.text};
    color: ${tone.ground};
    font-weight: 600;
    i {
      color: inherit;
    }
    ${media.belowLarge} {
      order: -1;
    }
    ${media.large} {
      margin-inline: -${space.tiny};
    }
  }
`

const Links = styled(Row).attrs({ $gap: `0 ${space.medium}` })`margin-top: ${space.medium};`

const ListLink = styled(QuietLink)`padding-block: ${space.small};`

const MonthTitle = styled.h2`
  ${type.quietLede}
  font-style: italic;
  padding-block: ${space.small};
  border-top: 1px solid ${tone.text};
`
