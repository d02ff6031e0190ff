import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action } from '../../content/model.ts'
import { type Surface, fromLarge, inPrint, space, surface, tone, width } from '../theme/theme.ts'
import { Flow, halves, PageGrid } from './layout.tsx'
import { ArrowLink, Text } from './text.tsx'

interface SectionLayoutProps {
  id?: string
  /** Below the title, in the margin. */
  note?: ReactNode
  title?: string
  text?: string
  action?: Action
  surface?: Surface
  /** Makes the content span margin and text. */
  wide?: boolean
  /** Columns of equal width. */
  equal?: boolean
  /** Sets the title as a sentence across them. */
  sentence?: boolean
  /** A larger title with the action below it, in a third of the row, and less space around. */
  large?: boolean
  children?: ReactNode
}

const wholeRow = 'auto / 1 / auto / -1'
const third = `calc((100% - 2 * ${space.column}) / 3) minmax(0, 1fr)`

/** The title hangs in the margin, and text, cards and rows start at the page's columns. */
export const SectionLayout = ({
  surface: ground = 'paper',
  wide = false,
  sentence,
  equal = sentence,
  large,
  ...props
}: SectionLayoutProps) => {
  const link = props.action && <ArrowLink action={props.action} />
  return (
    <Background
      as="section"
      id={props.id}
      data-surface={ground}
      $surface={ground}
      $wide={wide}
      $large={large}
      $columns={large ? third : equal ? halves : undefined}
    >
      <Margin $gap={space.medium} $area={sentence ? wholeRow : wide ? 'auto' : '1 / auto / span 2'}>
        {props.title !== undefined && (
          <Text as="h2" $type={sentence ? 'sentence' : large ? 'closing' : 'second'}>
            {props.title}
          </Text>
        )}
        {props.note}
        {large && link}
      </Margin>
      {props.text !== undefined && <Intro>{props.text}</Intro>}
      <Cell $gap={space.large} $area={wide ? wholeRow : props.text ? 'auto / 2' : '1 / 2 / span 2'}>
        {props.children}
        {!large && link}
      </Cell>
    </Background>
  )
}

/** A section's ground, with the page's columns or others. */
export const Background = styled(PageGrid)<{
  $surface: Surface
  $wide?: boolean
  $large?: boolean | undefined
}>`
  ${({ $surface }) => surface[$surface]}
  row-gap: ${space.large};
  padding-block: ${({ $large }) => space[$large ? 'large' : 'section']};
  [data-surface='paper'] + &[data-surface='paper'] {
    background: ${tone.edge} repeat-x top / 120px 8px ${tone.ground};
  }
  [data-head] + &[data-surface='paper'] {
    padding-top: ${space.base};
  }
  ${({ $wide }) => !$wide && fromLarge('grid-template-rows: auto 1fr;')}
  ${inPrint(`padding-block: ${space.base};`)}
`

const Cell = styled(Flow)<{ $area: string }>`
  ${({ $area }) => fromLarge(`grid-area: ${$area};`)}
`

const Margin = styled(Cell)`
  &:empty {
    display: none;
  }
  ${inPrint('break-after: avoid;')}
`

const Intro = styled(Text).attrs({ $type: 'quietLede', $width: width.lede })`
  ${inPrint('break-after: avoid;')}
  ${fromLarge('grid-column: 2;')}
`
