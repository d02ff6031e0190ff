import styled from 'styled-components'
import { InsightList } from '../../components/InsightList.tsx'
import { PaperPage } from '../../components/PaperPage.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { hiddenUnderline, media, space, tone, type } from '../../theme/theme.ts'

export default function Insights({ payload, labels }: TemplateProps<'insights'>) {
  const { page, name, trail, months, filters, feed, newer, older } = payload.facts
  return (
    <PaperPage trail={trail} trailLabel={labels.breadcrumbs} title={name || page.title} subtitle={page.lede}>
      <Filters aria-label={labels.notesBy}>
        {filters.map(({ path, name, count }) => (
          <a key={path} href={path} aria-current={path === payload.path ? 'page' : undefined}>
            {name} <i>{count}</i>
          </a>
        ))}
        <a href={feed}>{labels.feed}</a>
      </Filters>
      {months.length === 0 && <p>{page.none}</p>}
      {months.map(({ month, notes }) => (
        <Month key={month}>
          <h2>{month}</h2>
          <InsightList notes={notes} labels={labels} />
        </Month>
      ))}
      {(newer ?? older) && (
        <Filters aria-label={labels.morePagesOfNotes}>
          {newer && (
            <a href={newer} rel="prev">
              {labels.newer}
            </a>
          )}
          {older && (
            <a href={older} rel="next">
              {labels.older}
            </a>
          )}
        </Filters>
      )}
    </PaperPage>
  )
}

const Filters = styled.nav`
  ${type.fact}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.medium};
  margin-block: ${space.medium};
  a {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    min-height: 2.75rem;
    ${hiddenUnderline}
  }
  [aria-current] {
    padding-inline: ${space.small};
    background: ${tone.text};
    color: ${tone.ground};
  }
  i {
    color: ${tone.brass};
  }
  ${media.print} {
    display: none;
  }
`

const Month = styled.section`
  margin-top: ${space.wide};
  border-top: 1px solid ${tone.text};
  h2 {
    ${type.lede}
    font-style: italic;
    color: ${tone.quiet};
    padding-block: ${space.small};
  }
`
