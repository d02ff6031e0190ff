import styled from 'styled-components'
import type { FigureSource } from '../collections/claims/queries.ts'
import type { Figure } from '../../content/model/pageFields.ts'
import type { Labels } from '../labels.ts'
import { space, tone, type } from '../theme/theme.ts'
import { LabeledDate } from './dates.tsx'
import { Fitting, Stack } from './layout.tsx'
import { Text } from './text.tsx'

interface FiguresProps {
  figures: readonly Figure[]
  sources?: readonly FigureSource[] // By the figures' positions. With `labels`, their dates are shown.
  labels?: Labels
}

export const Figures = ({ figures, sources, labels }: FiguresProps) => (
  <Fitting as="dl" $least="9rem" $gap={space.large}>
    {figures.map(({ value, label }, index) => {
      const claim = sources?.[index]
      return (
        <FigureCell key={label} $gap={space.tiny}>
          <Text as="dt" $type="fact" $tone="quiet">
            {label}
          </Text>
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
  </Fitting>
)

const FigureCell = styled(Stack)`
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.text};
`

/** The label comes first in the document, as a `dt` must, but appears below the figure. */
const Value = styled.dd`
  ${type.figure}
  order: -1;
`

const Source = styled(Text).attrs({ as: 'dd', $type: 'fact', $tone: 'quiet', $italic: true })``
