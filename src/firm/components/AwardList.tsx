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
      <Columns as="li" $medium={1} $large={2} $gap="0" key={text}>
        <Text $type="third">{text}</Text>
        <Text $type="fact" $tone="quiet" $above={space.tiny}>
          {sources[index]}
        </Text>
      </Columns>
    ))}
  </Ruled>
)
