import styled from 'styled-components'
import type { IconItem } from '../collections/icons.ts'
import { space, tone, width } from '../theme/theme.ts'
import { Columns } from './layout.tsx'
import { Icon } from './lists.tsx'
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
