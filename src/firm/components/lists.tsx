import { Children, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Crumb } from '../../content/publish/trail.ts'
import { space, tappable, tone, type, width } from '../theme/theme.ts'
import { WithLabel, Columns, Ruled } from './layout.tsx'
import { Term, Text, withNoBreaks } from './text.tsx'

export const Items = ({ of }: { of: readonly string[] }) =>
  of.map((item) => <li key={item}>{withNoBreaks(item)}</li>)

export const RuledList = styled(Ruled).attrs({ $padding: space.small })`${type.fact}`

export const NumberedItem = styled(WithLabel).attrs({ as: 'li', $first: '2.5rem' })`
  ${type.lede}
  padding-block: ${space.tiny};
`

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

export const ItemTitle = styled.h3`${type.third}`

export const ItemText = styled(Text).attrs({ $tone: 'quiet', $width: width.measure })``
