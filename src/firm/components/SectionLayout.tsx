import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { media } from '../theme/media.ts'
import { entrance } from '../theme/mixins.ts'
import { painted, tone, tones, type Tone } from '../theme/tone.ts'
import { space, width } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { Grid } from './Grid.tsx'

interface SectionLayoutProps {
  id?: string
  /** Its number on this page, in the margin. */
  number?: number
  /** Anything else for the margin, below the number: a note, a figure, a table of contents. */
  note?: ReactNode
  /** Whether the margin stands below the text on a phone, not above it: for long notes without links. */
  noteBelow?: boolean
  /** Its h2. Left out, the children bring their own. */
  title?: string
  /** The paragraph below the title. */
  intro?: string
  tone?: Tone
  /** Whether the children span margin and text, below the title. */
  wide?: boolean
  /** Whether the chart's edge stands at its head: between two sections of one tone. */
  rule?: boolean
  children?: ReactNode
}

/** One section of a page: margin and text on the grid, on paper, shoal or ink. */
export function SectionLayout(props: SectionLayoutProps) {
  const { id, number, note, noteBelow, title, intro, tone: ground = 'paper', wide, rule, children } = props
  const margin = number !== undefined || note !== undefined
  const head = title !== undefined || intro !== undefined
  return (
    <Background id={id} $tone={ground} $rule={rule}>
      <Grid>
        {margin && (
          <Margin $below={noteBelow}>
            {number !== undefined && <Sounding>{number}</Sounding>}
            {note}
          </Margin>
        )}
        {(head || !wide) && (
          <Text>
            {title !== undefined && <SectionTitle>{title}</SectionTitle>}
            {intro !== undefined && <Intro>{intro}</Intro>}
            {!wide && children}
          </Text>
        )}
        {wide && <Text $wide>{children}</Text>}
      </Grid>
    </Background>
  )
}

const Background = styled.section<{ $tone: Tone; $rule: boolean | undefined }>`
  ${({ $tone }) => tones[$tone]}
  ${painted}
  padding-block: ${space.section};
  > div {
    ${entrance}
  }
  ${({ $rule }) =>
    $rule &&
    css`
      background: ${tone.edge} repeat-x top / 120px 8px ${tone.ground};
    `}
  ${media.print} {
    padding-block: ${space.base};
  }
`

const Margin = styled.div<{ $below: boolean | undefined }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  align-content: start;
  gap: ${space.tiny} ${space.base};
  ${({ $below }) => $below && 'order:1;'}
  ${media.large} {
    order: 0;
    flex-flow: column;
    align-items: stretch;
    padding-top: ${space.tiny};
  }
  ${media.print} {
    break-after: avoid;
  }
`

const Text = styled.div<{ $wide?: boolean }>`
  > * + * {
    margin-top: ${space.large};
  }
  ${media.large} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : '2')};
  }
  * + & {
    margin-top: ${({ $wide }) => ($wide ? space.large : 0)};
  }
`

/** The number, and a line from it towards the text. */
const Sounding = styled.span`
  ${type.sounding}
  color: ${tone.brass};
  display: flex;
  align-items: center;
  gap: ${space.base};
  width: 100%;
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${tone.line};
  }
  /* The number's line replaces that of a figure below it. */
  & + dl > div {
    border: 0;
    padding-top: ${space.small};
  }
`

/** Small tracked capitals: in margins, above names, beside dates. */
export const Label = styled.p`
  ${type.label}
  color: ${tone.brass};
`

/** The heading of a section, for those that bring their own. */
export const SectionTitle = styled.h2`
  ${type.second}
  max-width: 20em;
`

/** The paragraph that opens a section. */
const Intro = styled.p`
  ${type.lede}
  max-width: ${width.lede};
  color: ${tone.quiet};
`
