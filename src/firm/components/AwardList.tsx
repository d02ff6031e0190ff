import styled from 'styled-components'
import { space } from '../theme/theme.ts'
import { Columns, Ruled } from './layout.tsx'
import { Text } from './text.tsx'

interface AwardListProps {
  awards: readonly string[]
  sources: readonly (string | undefined)[]
}

export const AwardList = ({ awards, sources }: AwardListProps) => (
  <Ruled $padding={space.base}>
    {awards.map((text, index) => (
      <Award key={text}>
        <AwardText $type="third">{text}</AwardText>
        <Text $type="fact" $tone="quiet">
          {sources[index]}
        </Text>
      </Award>
    ))}
  </Ruled>
)

const Award = styled(Columns).attrs({ as: 'li', $medium: 1, $large: 3, $gap: '0' })`align-items: baseline;`

const AwardText = styled(Text)`grid-column: 1 / -2;`
