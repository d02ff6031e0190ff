import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action } from '../../content/model/pageFields.ts'
import { type Tone, media, pageGrid, space, surface, tone, type, width } from '../theme/theme.ts'
import { ArrowLink } from './links.tsx'
import { ProseBody } from './ProseBody.tsx'

interface SectionLayoutProps {
  id?: string
  /** Below the title, in the margin. */
  note?: ReactNode
  title?: string
  text?: string
  action?: Action
  /** HTML with a large first paragraph. */
  body?: string
  tone?: Tone
  /** Makes the content span margin and text. */
  wide?: boolean
  children?: ReactNode
}

/** The title hangs in the margin, and text, cards and rows start at the page's columns. */
export const SectionLayout = ({ tone: ground = 'paper', ...props }: SectionLayoutProps) => (
  <Background as="section" id={props.id} data-tone={ground} $tone={ground} $wide={props.wide}>
    <Margin $wide={props.wide}>
      {props.title !== undefined && <h2>{props.title}</h2>}
      {props.note}
    </Margin>
    {props.text !== undefined && <Intro>{props.text}</Intro>}
    <Content $wide={props.wide}>
      {props.body !== undefined && <ProseBody html={props.body} opening />}
      {props.children}
      {props.action && <ArrowLink action={props.action} />}
    </Content>
  </Background>
)

/** A margin of one column, and a text of three. On phones, the margin is above the text. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium} ${space.column};
  padding-inline: ${space.page};
  ${media.large} {
    grid-template-columns: ${pageGrid.margin} minmax(0, 1fr);
  }
  ${media.print} {
    display: block;
    padding: 0;
    && > * + * {
      margin-top: ${space.medium};
    }
  }
`

const Background = styled(Grid)<{ $tone: Tone; $wide: boolean | undefined }>`
  ${({ $tone }) => surface[$tone]}
  row-gap: ${space.large};
  padding-block: ${space.section};
  [data-tone='paper'] + &[data-tone='paper'],
  [data-tone='ink'] + &[data-tone='ink'] {
    background: ${tone.edge} repeat-x top / 120px 8px ${tone.ground};
  }
  [data-plain] + &[data-tone='paper'] {
    padding-top: ${space.base};
  }
  ${media.large} {
    ${({ $wide }) => !$wide && 'grid-template-rows: auto 1fr;'}
  }
  ${media.print} {
    padding-block: ${space.base};
  }
`

const Content = styled.div<{ $wide: boolean | undefined }>`
  > * + * {
    margin-top: ${space.large};
  }
  ${media.large} {
    grid-column: ${({ $wide }) => ($wide ? '1 / -1' : '2')};
    ${({ $wide }) => !$wide && '&:nth-child(2) { grid-row: 1 / span 2; }'}
  }
`

const Margin = styled.div<{ $wide: boolean | undefined }>`
  &:empty {
    display: none;
  }
  > * + * {
    margin-top: ${space.medium};
  }
  h2 {
    ${type.second}
  }
  ${media.large} {
    ${({ $wide }) => !$wide && 'grid-row: 1 / span 2;'}
  }
  ${media.print} {
    break-after: avoid;
  }
`

export const Label = styled.p`
  ${type.brassLabel}
`

const Intro = styled.p`
  ${type.quietLede}
  max-width: ${width.lede};
`
