import { Children, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import { noBreakClass, splitNoBreak } from '../../content/text/noBreak.ts'
import type { Crumb } from '../../content/publish/trail.ts'
import type { IconItem } from '../collections/icons.ts'
import { columns, media, numbered, ruled, space, tappable, titled, tone, type } from '../theme/theme.ts'

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

export const RuledList = styled.ul`
  ${type.fact}
  ${ruled(space.small)}
`

export const NumberedList = styled.ol`
  ${type.lede}
  ${ruled(space.medium)}
  ${numbered}
  li {
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr);
    align-items: baseline;
  }
`

/** The lines of an address. */
export const Lines = ({ of }: { of: readonly string[] }) =>
  of.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))

/** A fact that is a page. */
export const pageLink = ({ label, path }: { label: string; path: string }) => (
  <a key={path} href={path}>
    {label}
  </a>
)

type Facts = readonly ReactNode[] | undefined

/** A label with its facts; nothing without facts. */
export const FactItem = ({ label, facts = [] }: { label: string; facts?: Facts }) =>
  facts.length > 0 && (
    <div>
      <dt>{label}</dt>
      {Children.map(facts, (fact) => fact && <dd>{fact}</dd>)}
    </div>
  )

export const FactList = styled.dl`
  ${type.fact}
  ${columns(2, 1, '0')}
  > div {
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  dt {
    ${type.term}
  }
  a {
    ${tappable(space.hair)}
    display: inline-block;
    overflow-wrap: anywhere;
  }
`

/** A decorative line drawing. Screen readers skip it. */
export const Icon = ({ name }: { name: string }) => (
  <Drawing aria-hidden="true">
    <use href={`/art/marks.svg#${name}`} />
  </Drawing>
)

const Drawing = styled.svg`
  width: 4rem;
  height: 4rem;
  color: ${tone.brass};
`

interface IconListProps {
  /** Without icons, they are numbered. */
  items: readonly (Omit<IconItem, 'mark'> & Partial<IconItem>)[]
  heading?: 'h2' | 'h3'
}

export const IconList = ({ items, heading: Heading = 'h3' }: IconListProps) => (
  <Ledger>
    {items.map(({ mark, title, description }) => (
      <li key={title}>
        {mark && <Icon name={mark} />}
        <Heading>{title}</Heading>
        <p>{description}</p>
      </li>
    ))}
  </Ledger>
)

/** Rows of an icon or number, a title and a text, at the page's first, second and third column. */
export const Ledger = styled.ul`
  ${ruled(space.large)}
  &:not(:has(svg)) {
    ${numbered}
  }
  ${titled}
  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${space.tiny} ${space.medium};
  }
  :is(h2, h3) {
    align-self: center;
  }
  :is(h2, h3) + * {
    grid-column: 2;
  }
  ${media.large} {
    li {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      column-gap: ${space.column};
      align-items: center;
    }
    li > :last-child {
      grid-column: 3 / -1;
    }
  }
`

/** Links to the pages before and after this one in a list. `label` is what screen readers call them. */
export const Neighbors = ({ label, links }: { label: string; links: readonly Crumb[] }) => (
  <Pair aria-label={label}>{links.map(pageLink)}</Pair>
)

const Pair = styled.nav`
  ${type.third}
  border-top: 1px solid ${tone.line};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space.column};
  a {
    display: flex;
    gap: ${space.base};
    padding-block: ${space.base};
    text-decoration: none;
    &::before,
    &::after {
      color: ${tone.brass};
    }
  }
  a:first-child::before {
    content: '←' / '';
  }
  a:last-child {
    margin-left: auto;
    &::after {
      content: '→' / '';
    }
  }
`
