import styled from 'styled-components'
import type { Crumb } from '../../content/publish/trail.ts'
import { space, tone, type } from '../theme/theme.ts'
import { Row } from './layout.tsx'

/** Links to the pages before and after this one in a list. `label` is for screen readers. */
export const Neighbors = (props: { label: string; links: readonly Crumb[] }) => (
  <Pair as="nav" aria-label={props.label} $gap={`0 ${space.column}`} $apart>
    {props.links.map(({ label, path }, index) => (
      <Neighbor key={path} href={path} data-after={index > 0 || undefined}>
        {label}
      </Neighbor>
    ))}
  </Pair>
)

const Pair = styled(Row)`
  ${type.reading}
  margin-top: ${space.wide};
  border-top: 1px solid ${tone.line};
`

const Neighbor = styled.a`
  display: flex;
  gap: ${space.base};
  padding-block: ${space.base};
  text-decoration: none;
  &::before {
    content: '←' / '';
    color: ${tone.brass};
  }
  &[data-after] {
    flex-direction: row-reverse;
    margin-left: auto;
    &::before {
      content: '→' / '';
    }
  }
`
