import type { ReactNode } from 'react'
import styled from 'styled-components'
import { fromMedium, space, tone } from '../theme/theme.ts'
import { CoverLink, Text } from './text.tsx'
import { Icon, ItemText } from './lists.tsx'

interface AreaCardProps {
  of: { path: string; title: string; mark: string; detail: string | undefined; summary: string }
  /** What the part of the drawing is, before the title. */
  label: string
  heading: 'h2' | 'h3'
  children?: ReactNode
}

/** A practice: part of its drawing, or its icon, above its title and what it does. */
export const AreaCard = ({ of, label, heading, children }: AreaCardProps) => (
  <Card>
    {of.detail === undefined ? (
      <Icon name={of.mark} />
    ) : (
      <Detail src={of.detail} alt={`${label} ${of.title}`} loading="lazy" />
    )}
    <Words>
      <Text as={heading} $type="third" $above={space.small} $below={space.hair}>
        <CoverLink href={of.path}>{of.title}</CoverLink>
      </Text>
      <ItemText>{of.summary}</ItemText>
      {children}
    </Words>
  </Card>
)

const Words = styled.div`display: flow-root;`

const Card = styled(Words).attrs({ as: 'li' })`position: relative;`

const edge = (side: string) =>
  `repeating-linear-gradient(${tone.brass} 0 1px, transparent 0 8px) ${side} / 6px auto`

/** Part of a drawing, with a chart's ruler at both sides; on phones, next to the text. */
const Detail = styled.img`
  float: left;
  width: 40%;
  margin-right: ${space.base};
  ${fromMedium('float: none; width: 100%; margin: 0;')}
  aspect-ratio: 416 / 500;
  padding: 5px 11px;
  border: 1px solid ${tone.text};
  background: ${edge('5px 0')} no-repeat, ${edge('calc(100% - 5px) 0')} no-repeat;
`
