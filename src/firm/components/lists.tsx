import { Children, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { noBreakClass, splitNoBreak } from '../../content/text/noBreak.ts'
import type { Crumb } from '../../content/publish/trail.ts'
import type { IconItem } from '../collections/icons.ts'
import { fromLarge, space, tappable, tone, type, width } from '../theme/theme.ts'
import { WithLabel, Columns, Row, Ruled } from './layout.tsx'
import { Text } from './text.tsx'

/** A text whose citations stay on one line, as `rehypeNoBreak` does in bodies. */
export const withNoBreaks = (words: string): ReactNode[] =>
  splitNoBreak(words).map(({ isNoBreak, text }, index) =>
    isNoBreak ? (
      <span className={noBreakClass} key={index}>
        {text}
      </span>
    ) : (
      text
    ),
  )

export const Items = ({ of }: { of: readonly string[] }) =>
  of.map((item) => <li key={item}>{withNoBreaks(item)}</li>)

export const RuledList = styled(Ruled).attrs({ $padding: space.small })`${type.fact}`

export const NumberedList = ({ items }: { items: readonly string[] }) => (
  <Ruled as="ol" $padding={space.medium} $numbered>
    {items.map((item) => (
      <NumberedItem key={item}>{withNoBreaks(item)}</NumberedItem>
    ))}
  </Ruled>
)

const NumberedItem = styled(WithLabel).attrs({ as: 'li', $first: '2.5rem' })`${type.lede}`

export const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

export const pageLink = ({ label, path, lang }: Crumb & { lang?: string | undefined }) => (
  <a key={path} href={path} lang={lang} hrefLang={lang}>
    {label}
  </a>
)

/** A label with its facts, or with one; nothing without facts. */
export function FactItem({ label, facts }: { label: string; facts: ReactNode }) {
  const shown = Children.toArray(facts)
  return (
    shown.length > 0 && (
      <Fact>
        <Term>{label}</Term>
        {Children.map(shown, (fact) => (
          <dd>{fact}</dd>
        ))}
      </Fact>
    )
  )
}

export const Term = styled.dt`${type.term}`

export const Fact = styled.div``

export const FactList = styled(Columns).attrs({ as: 'dl', $medium: 2, $large: 1, $gap: '0' })`
  ${type.fact}
  ${Fact} {
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  a {
    ${tappable(space.hair)}
    display: inline-block;
    overflow-wrap: anywhere;
  }
`

export const Icon = ({ name }: { name: string }) => (
  <Drawing aria-hidden="true">
    <use href={`/art/marks.svg#${name}`} />
  </Drawing>
)

const Drawing = styled.svg`
  flex: none;
  width: 4rem;
  height: 4rem;
  color: ${tone.brass};
`

export interface ParagraphsProps {
  items: readonly (Omit<IconItem, 'mark'> & Partial<IconItem> & { path?: string; more?: Crumb | undefined })[]
  heading: 'h2' | 'h3'
}

/** Paragraphs in two columns, each next to its icon. */
export const Paragraphs = ({ items, heading }: ParagraphsProps) => (
  <Columns as="ul" $medium={1} $large={2}>
    {items.map(({ mark, title, description, path, more }) => (
      <Paragraph key={title}>
        {mark && <Icon name={mark} />}
        <Text as="div" $type="reading" $width={width.measure}>
          <RunIn as={heading}>{path === undefined ? title : pageLink({ label: title, path })}</RunIn>
          {description}
          {more && <p>{pageLink(more)}</p>}
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

export const ItemTitle = styled.h3`${type.third}`

export const ItemText = styled(Text).attrs({ $tone: 'quiet', $width: width.measure })``

/** Links to the pages before and after this one in a list. `label` is for screen readers. */
export const Neighbors = (props: { label: string; links: readonly Crumb[]; className?: string }) => (
  <Pair as="nav" aria-label={props.label} className={props.className} $gap={`0 ${space.column}`} $apart>
    {props.links.map(({ label, path }, index) => (
      <Neighbor key={path} href={path} data-after={index > 0 || undefined}>
        {label}
      </Neighbor>
    ))}
  </Pair>
)

const Pair = styled(Row)`
  ${type.third}
  border-top: 1px solid ${tone.line};
`

const Neighbor = styled.a`
  display: flex;
  gap: ${space.base};
  padding-block: ${space.base};
  text-decoration: none;
  &::before,
  &::after {
    color: ${tone.brass};
  }
  &:not([data-after])::before {
    content: '←' / '';
  }
  &[data-after] {
    margin-left: auto;
    &::after {
      content: '→' / '';
    }
  }
`
