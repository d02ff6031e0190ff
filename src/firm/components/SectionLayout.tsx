import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Action } from '../../content/model/pageFields.ts'
import { type Tone, entrance, media, space, surface, tone, type, width } from '../theme/theme.ts'
import { ArrowLink } from './links.tsx'
import { ProseBody } from './ProseBody.tsx'

interface SectionLayoutProps {
  id?: string
  number?: number
  note?: ReactNode
  /** On phones, puts the margin below the text, not above it: for long notes without links. */
  noteBelow?: boolean
  /** The h2, the paragraph below it and the link at the end. */
  title?: string
  text?: string
  action?: Action
  /** HTML with a large first paragraph. */
  body?: string
  tone?: Tone
  /** Makes the children span margin and text. */
  wide?: boolean
  /** Shows a rule at the top, between two sections of one tone. */
  rule?: boolean
  children?: ReactNode
}

export function SectionLayout(props: SectionLayoutProps) {
  const { id, number, note, noteBelow, title, text, body, action, tone: ground = 'paper', wide, rule } = props
  const content = (
    <>
      {body !== undefined && <ProseBody html={body} opening />}
      {props.children}
      {action && <ArrowLink action={action} />}
    </>
  )
  return (
    <Background as="section" id={id} $tone={ground} $rule={rule}>
      {(number !== undefined || note !== undefined) && (
        <Margin $below={noteBelow}>
          {number !== undefined && <SectionNumber>{number}</SectionNumber>}
          {note}
        </Margin>
      )}
      {(title !== undefined || text !== undefined || !wide) && (
        <Text>
          {title !== undefined && <SectionTitle>{title}</SectionTitle>}
          {text !== undefined && <Intro>{text}</Intro>}
          {!wide && content}
        </Text>
      )}
      {wide && <Text $wide>{content}</Text>}
    </Background>
  )
}

/** A wide margin for labels and notes, and a column of text. On phones, the margin is above the text. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.medium} ${space.column};
  padding-inline: ${space.page};
  ${media.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
  ${media.print} {
    display: block;
    padding: 0;
    && > * + * {
      margin-top: ${space.medium};
    }
  }
`

export const indentToText = `${media.large}{margin-left:calc(25% + ${space.column} * 0.75)}`

const Background = styled(Grid)<{ $tone: Tone; $rule: boolean | undefined }>`
  ${({ $tone }) => surface[$tone]}
  padding-block: ${space.section};
  ${({ $tone }) => $tone === 'paper' && `[data-plain] + & { padding-top: ${space.base} }`}
  > * {
    ${entrance}
  }
  ${({ $rule }) => $rule && `background: ${tone.edge} repeat-x top / 120px 8px ${tone.ground};`}
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
  h2 {
    ${type.third}
  }
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

const SectionNumber = styled.span`
  ${type.brassSounding}
  display: flex;
  align-items: center;
  gap: ${space.base};
  width: 100%;
  &::after {
    content: '';
    flex: 1;
    border-top: 1px solid ${tone.line};
  }
  /* Replaces the line of a figure below it. */
  & + dl > div {
    border: 0;
    padding-top: ${space.small};
  }
`

export const Label = styled.p`
  ${type.brassLabel}
`

export const SectionTitle = styled.h2`
  ${type.second}
  max-width: 20em;
`

const Intro = styled.p`
  ${type.quietLede}
  max-width: ${width.lede};
`
