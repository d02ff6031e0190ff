import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

interface RuledListProps {
  title: string
  heading: 'h3' | 'h4'
  items: readonly string[]
  /** Whether the items stand next to each other, each below a rule of its own, where there is room. */
  across?: boolean | undefined
}

/** A titled list at a text, its lines ruled off: achievements, fields of work, requirements. */
export function RuledList({ title, heading, items, across }: RuledListProps) {
  return (
    <Frame $across={across}>
      <Title as={heading}>{title}</Title>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Frame>
  )
}

const Frame = styled.div<{ $across: boolean | undefined }>`
  ${type.small}
  margin-top: ${space.large};
  li {
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  ${media.print} {
    margin-top: ${space.small};
    li {
      padding-block: ${space.hair};
    }
  }
  ${({ $across }) =>
    $across &&
    `${media.medium} {
      ul { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: 0 ${space.column} }
    }`}
`

const Title = styled.h3`
  ${type.label}
  color: ${tone.brass};
  margin-bottom: ${space.small};
`
