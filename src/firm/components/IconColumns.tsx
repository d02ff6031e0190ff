import styled from 'styled-components'
import type { IconItem } from '../collections/icons.ts'
import { fromLarge, space, tone } from '../theme/theme.ts'
import { Columns } from './layout.tsx'
import { Icon, ItemText } from './lists.tsx'
import { Text } from './text.tsx'

/** Each item in a column of its own; with `ruled`, between lines as in a ledger. */
export const IconColumns = ({ items, ruled }: { items: readonly IconItem[]; ruled?: boolean }) => (
  <Columns as="ul" $medium={2} $large={items.length} $gap={space.large}>
    {items.map(({ mark, title, description }) => (
      <IconColumn key={title} $ruled={ruled}>
        <Icon name={mark} />
        <Text as="h3" $type={ruled ? 'label' : 'third'} $above={space.small} $below={space.tiny}>
          {title}
        </Text>
        <ItemText>{description}</ItemText>
      </IconColumn>
    ))}
  </Columns>
)

const IconColumn = styled.li<{ $ruled: boolean | undefined }>`
  ${({ $ruled }) => $ruled && fromLarge(`border-left: 1px solid ${tone.line}; padding-left: ${space.medium};`)}
`
