import styled from 'styled-components'
import type { FigureSource } from '../collections/claims/queries.ts'
import type { Figure } from '../../content/model/pageFields.ts'
import type { Labels } from '../labels.ts'
import { media, ruled, space, tone, type } from '../theme/theme.ts'
import { LabeledDate } from './dates.tsx'

interface FiguresProps {
  figures: readonly Figure[]
  /** Where each figure comes from. */
  sources?: readonly FigureSource[]
  labels?: Labels
}

export const Figures = ({ figures, sources, labels }: FiguresProps) => (
  <FigureList>
    {figures.map(({ value, label }, index) => {
      const claim = sources?.[index]
      return (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {claim?.source && <dd>{claim.source}</dd>}
          {claim && labels && (
            <dd>
              <LabeledDate label={labels.page.asOf} date={claim.asOf} />
            </dd>
          )}
        </div>
      )
    })}
  </FigureList>
)

/** The label comes first in the document, as a `dt` must, but appears below the figure. */
const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.large} ${space.column};
  > div {
    display: flex;
    flex-direction: column;
    gap: ${space.tiny};
    padding-top: ${space.medium};
    border-top: 1px solid ${tone.text};
  }
  dt,
  dd {
    ${type.fact}
    color: ${tone.quiet};
  }
  dt + dd {
    ${type.figure}
    color: ${tone.text};
    order: -1;
  }
  dd + dd {
    font-style: italic;
  }
`

interface AwardListProps {
  awards: readonly string[]
  sources: readonly (string | undefined)[]
}

export const AwardList = ({ awards, sources }: AwardListProps) => (
  <AwardLedger>
    {awards.map((text, index) => (
      <li key={text}>
        <p>{text}</p>
        {sources[index] && <p>{sources[index]}</p>}
      </li>
    ))}
  </AwardLedger>
)

const AwardLedger = styled.ul`
  ${type.third}
  ${ruled(space.base)}
  li {
    display: grid;
    gap: 0 ${space.column};
    align-items: baseline;
    ${media.large} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  p:first-child {
    grid-column: 1 / -2;
  }
  p + p {
    ${type.fact}
    color: ${tone.quiet};
  }
`
