import styled from 'styled-components'
import type { FigureSource } from '../collections/claims.ts'
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
              <LabeledDate label={labels.asOf} date={claim.asOf} />
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
  flex: 1;
  > div {
    display: flex;
    flex-direction: column;
    gap: ${space.small};
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
  dd + dd + dd {
    margin-top: calc(${space.hair} - ${space.small});
  }
`

interface AwardListProps {
  awards: readonly string[]
  /** Year, field and giver of each award. */
  sources: readonly (string | undefined)[]
  large?: boolean
}

/** Awards, each with who gives it and, in a quieter style, what for. */
export const AwardList = ({ awards, sources, large }: AwardListProps) => (
  <AwardLedger $large={large}>
    {awards.map((text, index) => {
      const [by, ...rest] = text.split(', ')
      return (
        <li key={text}>
          <p>
            {by}
            {rest.length > 0 && <span>, {rest.join(', ')}</span>}
          </p>
          {sources[index] && <p>{sources[index]}</p>}
        </li>
      )
    })}
  </AwardLedger>
)

const AwardLedger = styled.ul<{ $large: boolean | undefined }>`
  ${({ $large }) => ($large ? type.second : type.lede)}
  ${ruled(space.base)}
  li {
    display: grid;
    gap: ${space.tiny} ${space.column};
    align-items: baseline;
    ${media.large} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  p:first-child {
    grid-column: 1 / -2;
  }
  span {
    color: ${tone.quiet};
  }
  p + p {
    ${type.fact}
    letter-spacing: normal;
    color: ${tone.quiet};
  }
`
