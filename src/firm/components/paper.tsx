import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Labels } from '../labels.ts'
import type { Crumb } from '../../content/publish/trail.ts'
import { color, entrance, media, pageGrid, quietLink, screenOnly, space, tone, type } from '../theme/theme.ts'
import { Items, pageLink, withNoBreaks } from './lists.tsx'
import { Label } from './SectionLayout.tsx'

interface PaperProps {
  trail: readonly Crumb[]
  labels: Pick<Labels, 'page'>
  title: string
  subtitle: string | undefined
  /** At the right of the breadcrumbs. */
  note?: string | undefined
  children: ReactNode
}

/** A page without a band: a large title over facts, text and a margin. Goes into `Sheet`. */
export const Paper = ({ trail, labels, title, subtitle, note, children }: PaperProps) => (
  <Text>
    <div>
      {trail.length > 1 && <Breadcrumbs trail={trail} label={labels.page.breadcrumbs} />}
      {note !== undefined && <Label>{note}</Label>}
    </div>
    <h1 tabIndex={-1}>{withNoBreaks(title)}</h1>
    {subtitle !== undefined && <p>{subtitle}</p>}
    {children}
  </Text>
)

/** The way to a page, for pages without a specified link back: "Attorneys / Denise Kealoha". */
export const Breadcrumbs = ({ trail, label }: { trail: readonly Crumb[]; label: string }) => (
  <nav aria-label={label}>
    <ol>
      {trail.map(({ label, path }, index) => (
        <li key={path}>
          {index < trail.length - 1 ? <a href={path}>{label}</a> : <span aria-current="page">{label}</span>}
        </li>
      ))}
    </ol>
  </nav>
)

/** Its border is behind the header, which is transparent at the top of a page. */
export const Sheet = styled.article`
  border-top: var(--header) solid ${color.ink};
  ${media.print} {
    border: 0;
  }
`

export const Text = styled.div`
  ${type.fact}
  padding: ${space.medium} ${space.page} ${space.section};
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    overflow-wrap: anywhere;
    ${screenOnly}
    li {
      display: inline;
      color: ${tone.quiet};
    }
    li + li::before {
      content: ' / ' / '';
      color: ${tone.brass};
    }
    a {
      ${quietLink}
      display: inline-block;
      padding: ${space.small} 0;
      color: ${tone.text};
    }
  }
  h1 {
    ${type.first}
    margin-top: ${space.tiny};
    overflow-wrap: anywhere;
  }
  h1 + p {
    ${type.quietLede}
    font-style: italic;
    margin-top: ${space.small};
  }
  ${media.large} {
    padding-top: ${space.large};
  }
  ${media.print} {
    padding: 0;
  }
`

/** Facts, text and margin side by side, if there is room: one, two and one of the page's columns. */
export const Columns = styled.div`
  ${entrance}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.large} ${space.column};
  align-items: start;
  margin-top: ${space.large};
  ${media.large} {
    grid-template: auto auto 1fr / ${pageGrid.margin} minmax(0, 1fr);
    margin-top: ${space.wide};
    > * {
      grid-column: 2;
    }
    > :first-child {
      grid-area: 1 / 1 / span 3;
    }
  }
  ${media.huge} {
    grid-template-columns: ${pageGrid.margin} minmax(0, 1fr) ${pageGrid.margin};
    > :nth-child(2) {
      grid-row: 1 / span 3;
    }
    > section {
      grid-column: 3;
    }
  }
`

/** A framed sentence, such as that a role is closed. */
export const Framed = styled.p`
  ${type.fact}
  margin-bottom: ${space.medium};
  padding: ${space.base};
  border: 1px solid ${tone.brass};
`

/** Facts, contacts or people next to the text, below a button. */
export const Rail = styled.div`
  > a {
    width: 100%;
    justify-content: space-between;
    padding-inline: 1.25rem;
    text-align: left;
    &::after {
      content: '→' / '';
      margin-left: ${space.base};
    }
  }
  dl {
    row-gap: ${space.base};
    margin-top: ${space.large};
  }
  dl > div {
    padding: 0;
    border: 0;
  }
  dd a {
    ${quietLink}
  }
`

export const Reading = styled.div`
  h2 {
    ${type.third}
    margin-bottom: ${space.tiny};
  }
  p {
    ${type.reading}
  }
  > div + div {
    margin-top: ${space.medium};
  }
  section {
    margin-top: ${space.large};
  }
`

/** A ruled list with its heading. */
export const Listed = styled.section`
  :is(h2, h3) {
    ${type.brassLabel}
    line-height: 1.85;
  }
  li {
    padding-block: 0.7rem;
    border-top: 1px solid ${tone.line};
    list-style: none;
  }
  i {
    ${type.brassSounding}
    font-size: inherit;
  }
  li > a {
    ${type.reading}
    display: block;
    ${quietLink}
  }
  li > p {
    color: ${tone.quiet};
  }
`

/** `of` is whose part it is, if the page has many people: screen readers list headings out of context. */
export const PartTitle = ({ text, of }: { text: string; of?: string | undefined }) =>
  of === undefined ? <h2>{text}</h2> : <h3 aria-label={`${text}: ${of}`}>{text}</h3>

interface PointsProps {
  title: string
  items: readonly string[]
  of?: string | undefined
  children?: ReactNode
}

export const Points = (props: PointsProps) => (
  <Listed>
    <PartTitle text={props.title} of={props.of} />
    <ul>
      <Items of={props.items} />
    </ul>
    {props.children}
  </Listed>
)

interface LinkListProps {
  title: string
  links: readonly (Crumb & { note?: string })[]
  all?: Crumb
}

/** Links with their heading; nothing without links. */
export const LinkList = ({ title, links, all }: LinkListProps) =>
  links.length > 0 && (
    <Listed data-screen>
      <h2>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            {pageLink(link)}
            {link.note !== undefined && <p>{link.note}</p>}
          </li>
        ))}
      </ul>
      {all && <p>{pageLink(all)}</p>}
    </Listed>
  )
