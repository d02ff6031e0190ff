import styled from 'styled-components'
import type { IconItem } from '../collections/icons.ts'
import { fromLarge, space, tone, width } from '../theme/theme.ts'
import { Columns } from './layout.tsx'
import { Icon, ItemText } from './lists.tsx'
import { Text } from './text.tsx'

type Item = Omit<IconItem, 'mark'> & Partial<IconItem>

/** Paragraphs in two columns, each next to its icon, if it has one. */
export const Paragraphs = ({ items }: { items: readonly Item[] }) => (
  <Columns as="ul" $medium={1} $large={2}>
    {items.map(({ mark, title, description }) => (
      <Paragraph key={title}>
        {mark && <Icon name={mark} />}
        <Text as="div" $type="reading" $width={width.measure}>
          <RunIn>{title}</RunIn>
          {description}
        </Text>
      </Paragraph>
    ))}
  </Columns>
)

const Paragraph = styled.li`
  display: flex;
  gap: ${space.medium};
  overflow-wrap: anywhere;
`

/** A heading that begins the paragraph around it. */
export const RunIn = styled.h3`
  display: inline;
  font-style: italic;
  color: ${tone.brass};
  &::after {
    content: '.\\2002' / '';
  }
`

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
