import styled from 'styled-components'
import type { FigureSource } from '../collections/claims/queries.ts'
import type { Figure } from '../../content/model/pageFields.ts'
import type { Labels } from '../labels.ts'
import { space, tone, type } from '../theme/theme.ts'
import { LabeledDate } from './dates.tsx'
import { Columns, Ruled, Stack } from './layout.tsx'

interface FiguresProps {
  figures: readonly Figure[]
  sources?: readonly FigureSource[]
  labels?: Labels
}

export const Figures = ({ figures, sources, labels }: FiguresProps) => (
  <FigureList>
    {figures.map(({ value, label }, index) => {
      const claim = sources?.[index]
      return (
        <FigureCell key={label} $gap={space.tiny}>
          <Caption>{label}</Caption>
          <Value>{value}</Value>
          {claim?.source && <Source>{claim.source}</Source>}
          {claim && labels && (
            <Source>
              <LabeledDate label={labels.page.asOf} date={claim.asOf} />
            </Source>
          )}
        </FigureCell>
      )
    })}
  </FigureList>
)

const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.large} ${space.column};
`

const FigureCell = styled(Stack)`
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.text};
`

const Caption = styled.dt`
  ${type.fact}
  color: ${tone.quiet};
`

/** The label comes first in the document, as a `dt` must, but appears below the figure. */
const Value = styled.dd`
  ${type.figure}
  order: -1;
`

const Source = styled(Caption).attrs({ as: 'dd' })`font-style: italic;`

interface AwardListProps {
  awards: readonly string[]
  sources: readonly (string | undefined)[]
}

export const AwardList = ({ awards, sources }: AwardListProps) => (
  <Awards $padding={space.base}>
    {awards.map((text, index) => (
      <Award key={text}>
        <AwardText>{text}</AwardText>
        {sources[index] && <AwardSource>{sources[index]}</AwardSource>}
      </Award>
    ))}
  </Awards>
)

const Awards = styled(Ruled)`${type.third}`

const Award = styled(Columns).attrs({ as: 'li', $medium: 1, $large: 3, $gap: '0' })`align-items: baseline;`

const AwardText = styled.p`grid-column: 1 / -2;`

const AwardSource = styled(Caption).attrs({ as: 'p' })``
