import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { FigureSource } from '../collections/claims/queries.ts'
import type { Figure } from '../../content/model.ts'
import type { Labels } from '../labels.ts'
import { fromMedium, halo, space, textButton, tone, type } from '../theme/theme.ts'
import { LabeledDate, Text } from './text.tsx'
import { Columns, Row } from './layout.tsx'

interface FiguresProps {
  figures: readonly Figure[]
  sources: readonly FigureSource[] // By the figures' positions.
  labels: Labels
  /** Next to where they come from. */
  children?: ReactNode
}

/** Figures on a ruler from edge to edge of the window. Where they come from unfolds below them. */
export const Figures = ({ figures, sources, labels, children }: FiguresProps) => {
  const [day, ...otherDays] = new Set(sources.flatMap((claim) => claim?.asOf ?? []))
  return (
    <div>
      <Ruler>
        {figures.map(({ value, label }, index) => (
          <FigureCell key={label}>
            <Text as="dt" $type="fact">
              {label}
            </Text>
            <Value>
              {value}
              {index % 2 === 0 && <Scale $index={index} />}
            </Value>
          </FigureCell>
        ))}
      </Ruler>
      <Row $gap={`0 ${space.wide}`} $align="baseline">
        {day !== undefined && (
          <Count>
            <summary>
              {labels.page.howWeCount}
              {otherDays.length === 0 && (
                <LabeledDate label={`, ${labels.page.asOf.toLowerCase()}`} date={day} />
              )}
            </summary>
            <Columns as="ul" $medium={4} $gap={space.small}>
              {figures.map(({ label, value }, index) => (
                <li key={label}>
                  <b>{sources[index] && value}</b> {sources[index]?.source}
                  {otherDays.length > 0 && (
                    <LabeledDate label={`. ${labels.page.asOf}`} date={sources[index]?.asOf ?? day} />
                  )}
                </li>
              ))}
            </Columns>
          </Count>
        )}
        {children}
      </Row>
    </div>
  )
}

/** Two by two on phones. `--pitch` is from one figure to the next. */
const Ruler = styled.dl`
  --figure: min(4rem, 15.5vw);
  --row: 2;
  --pitch: calc((100cqi + ${space.column}) / var(--row));
  container-type: inline-size;
  isolation: isolate;
  display: grid;
  grid-template-columns: repeat(var(--row), minmax(0, 1fr));
  gap: ${space.medium} ${space.column};
  ${fromMedium('--row: 4; --figure: min(7rem, 7.4vw);')}
`

const ticks = (ink: string, apart: string, height: string) =>
  `linear-gradient(90deg, ${ink} 1px, transparent 0) 50vw 0 / calc(var(--pitch) / ${apart}) ${height} repeat-x`

/** Its origin is the first figure of a row. Figures are above it, and what hangs below its line interrupts it. */
const Scale = styled.span<{ $index: number }>`
  position: absolute;
  z-index: -1;
  inset: var(--figure) -100vw auto -50vw;
  height: clamp(1.25rem, 2.1vw, 1.875rem);
  border-top: 1px solid ${tone.text};
  background: ${ticks(tone.text, '1', '100%')}, ${ticks(tone.text, '4', '45%')}, ${ticks(tone.brass, '24', '25%')};
  ${({ $index }) => $index > 0 && fromMedium('display: none;')}
`

const FigureCell = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space.hair};
`

/** The label comes first in the document, as a `dt` must, but appears below the figure. */
const Value = styled.dd`
  ${type.figure}
  order: -1;
  white-space: nowrap;
  ${halo}
`

const Count = styled.details`
  ${type.term}
  margin-top: ${space.small};
  &[open] {
    width: 100%;
  }
  summary {
    ${textButton}
    display: inline-block;
  }
`
