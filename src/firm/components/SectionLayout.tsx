import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action } from '../../content/model/pageFields.ts'
import { type Surface, keepWithNext, media, size, space, surface, tone, type, width } from '../theme/theme.ts'
import { Flow, PageGrid } from './layout.tsx'
import { ArrowLink } from './links.tsx'
import { IconList, type IconListProps } from './lists.tsx'
import { ProseBody } from './ProseBody.tsx'
import { Text } from './text.tsx'

interface SectionLayoutProps {
  id?: string
  /** Below the title, in the margin. */
  note?: ReactNode
  title?: string
  text?: string
  /** Rows with icons. They make it wide. */
  items?: IconListProps['items']
  action?: Action
  /** HTML with a large first paragraph. */
  body?: string
  surface?: Surface
  /** Makes the content span margin and text. */
  wide?: boolean
  /** Larger title with the action below it, less space around. */
  large?: boolean
  children?: ReactNode
}

/** The title hangs in the margin, and text, cards and rows start at the page's columns. */
export const SectionLayout = ({
  surface: ground = 'paper',
  items,
  wide = items !== undefined,
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
    >
      <Margin $gap={space.medium} $area={wide ? 'auto' : '1 / auto / span 2'}>
        {props.title !== undefined && <SectionTitle $large={large}>{props.title}</SectionTitle>}
        {props.note}
        {large && link}
      </Margin>
      {props.text !== undefined && <Intro>{props.text}</Intro>}
      <Cell
        $gap={space.large}
        $area={wide ? 'auto / 1 / auto / -1' : props.text ? 'auto / 2' : '1 / 2 / span 2'}
      >
        {props.body !== undefined && <ProseBody html={props.body} opening />}
        {items && <IconList items={items} heading={props.title === undefined ? 'h2' : 'h3'} />}
        {props.children}
        {!large && link}
      </Cell>
    </Background>
  )
}

const Background = styled(PageGrid)<{ $surface: Surface; $wide: boolean; $large: boolean | undefined }>`
  ${({ $surface }) => surface[$surface]}
  row-gap: ${({ $large }) => ($large ? space.medium : space.large)};
  padding-block: ${({ $large }) => ($large ? space.wide : space.section)};
  overflow-x: clip;
  [data-surface='paper'] + &[data-surface='paper'],
  [data-surface='ink'] + &[data-surface='ink'] {
    background: ${tone.edge} repeat-x top / 120px 8px ${tone.ground};
  }
  [data-plain] + &[data-surface='paper'] {
    padding-top: ${space.base};
  }
  ${media.large} {
    ${({ $wide }) => !$wide && 'grid-template-rows: auto 1fr;'}
    ${({ $large }) => $large && 'grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);'}
  }
  ${media.print} {
    padding-block: ${space.base};
  }
`

const Cell = styled(Flow)<{ $area: string }>`
  ${media.large} {
    grid-area: ${({ $area }) => $area};
  }
`

const Margin = styled(Cell)`
  &:empty {
    display: none;
  }
  ${keepWithNext}
`

const SectionTitle = styled.h2<{ $large: boolean | undefined }>`
  ${type.second}
  ${({ $large }) => $large && `font-size: calc(1.4 * ${size.second});`}
`

export const Label = styled.p`${type.brassLabel}`

const Intro = styled(Text).attrs({ $type: 'quietLede', $width: width.lede })`
  ${keepWithNext}
`
