import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Figure } from '../fields.ts'
import { columns, media, numbered, ruled, space, tappable, tone, type } from '../theme/theme.ts'

/** The items of a list of texts. */
export const Items = ({ of }: { of: readonly string[] }) => of.map((item) => <li key={item}>{item}</li>)

/** Figures and what they count: a line above, the figure large, its label small. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <FigureList>
    {figures.map(({ value, label }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </FigureList>
)

/** The label comes first in the document, as `dt` must, and is shown below the figure. */
const FigureList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: ${space.large} ${space.column};
  flex: 1;
  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space.small};
    padding-top: ${space.medium};
    border-top: 1px solid ${tone.text};
  }
  dd {
    ${type.figure}
  }
  dt {
    ${type.small}
    color: ${tone.quiet};
  }
`

/** Lines in two columns, each with a drawn tick. */
export const CheckList = styled.ul`
  ${columns(2, 2, '0')}
  li {
    position: relative;
    padding: ${space.base} 0 ${space.medium} 2.5rem;
    border-top: 1px solid ${tone.line};
  }
  li::before {
    content: '';
    position: absolute;
    top: 1.45rem;
    left: 0.35rem;
    width: 0.5rem;
    height: 1rem;
    border: solid ${tone.brass};
    border-width: 0 1.5px 1.5px 0;
    rotate: 40deg;
  }
`

/** A few sentences between lines, each with its number. */
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

interface RuledListProps {
  title: string
  heading: 'h3' | 'h4'
  items: readonly string[]
  /** Whether the items are next to each other, each below a rule of its own, where there is room. */
  across?: boolean | undefined
}

/** A titled list at a text, its lines ruled off: achievements, fields of work, requirements. */
export const RuledList = ({ title, heading: Heading, items, across }: RuledListProps) => (
  <Ruled $across={across}>
    <Heading>{title}</Heading>
    <ul>
      <Items of={items} />
    </ul>
  </Ruled>
)

const Ruled = styled.div<{ $across: boolean | undefined }>`
  ${type.small}
  margin-top: ${space.large};
  > :first-child {
    ${type.label}
    color: ${tone.brass};
    margin-bottom: ${space.small};
  }
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

/** One fact of a `FactList`: what it is called, and below it one or more `dd`. */
export const FactItem = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    {children}
  </div>
)

/** Facts in the margin with lines between them; two in a row where the margin is above the text. */
export const FactList = styled.dl`
  ${type.small}
  ${columns(2, 1, '0')}
  > div {
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  dt {
    ${type.label}
    color: ${tone.brass};
  }
  dd {
    margin-top: ${space.hair};
  }
  a {
    ${tappable(space.hair)}
    display: inline-block;
    overflow-wrap: anywhere;
  }
`
