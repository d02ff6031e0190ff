import { Fragment, type ReactNode } from 'react'
import styled from 'styled-components'
import type { Labels } from '../labels.ts'
import type { Crumb } from '../../content/publish/trail.ts'
import { entrance, fromLarge, inPrint, media, quietLink, space, tone, type } from '../theme/theme.ts'
import { Fitting, PageColumns, Row, Sheet } from './layout.tsx'
import { SectionLayout } from './SectionLayout.tsx'
import { ButtonLink, Label, QuietLink, Term, Text, withNoBreaks } from './text.tsx'
import { Fact, FactList, pageLink } from './lists.tsx'

interface PaperProps {
  trail: readonly Crumb[]
  labels: Pick<Labels, 'page'>
  title: string
  subtitle: string | undefined
  /** At the right of the breadcrumbs. */
  note?: string | undefined
  /** Above or next to everything else. */
  edge?: ReactNode
  className?: string
  children: ReactNode
}

/** A page without a band: a large title over facts, text and a margin. */
export const Paper = ({ trail, labels, title, subtitle, note, edge, className, children }: PaperProps) => (
  <Sheet className={className}>
    {edge}
    <PaperBody>
      <Row $gap="0" $align="center" $apart data-screen>
        {trail.length > 1 && <Breadcrumbs trail={trail} label={labels.page.breadcrumbs} />}
        {note !== undefined && <Label>{note}</Label>}
      </Row>
      <PaperTitle tabIndex={-1}>{withNoBreaks(title)}</PaperTitle>
      {subtitle !== undefined && <PaperSubtitle>{withNoBreaks(subtitle)}</PaperSubtitle>}
      {children}
    </PaperBody>
  </Sheet>
)

/** The way to a page, for pages without a specified link back: "Attorneys / Denise Kealoha". */
export const Breadcrumbs = ({ trail, label }: { trail: readonly Crumb[]; label: string }) => (
  <nav aria-label={label}>
    <ol>
      {trail.slice(0, -1).map(({ label, path }) => (
        <Step key={path}>
          <QuietLink href={path}>{label}</QuietLink>
        </Step>
      ))}
      <Step>
        <span aria-current="page">{trail.at(-1)?.label}</span>
      </Step>
    </ol>
  </nav>
)

/** In narrow windows, the title says where the visitor is. */
const Step = styled.li`
  display: inline;
  overflow-wrap: anywhere;
  color: ${tone.quiet};
  ${media.belowLarge} {
    &:has([aria-current]) {
      display: none;
    }
  }
  & + &::before {
    content: ' / ' / '';
    color: ${tone.brass};
  }
`

export const PaperBody = styled.div`
  ${type.fact}
  padding: ${space.medium} ${space.page} ${space.section};
  ${fromLarge(`padding-top: ${space.large};`)}
  ${inPrint('padding: 0;')}
`

export const PaperTitle = styled(Text).attrs({ as: 'h1', $type: 'first', $above: space.tiny })`
  overflow-wrap: anywhere;
`

export const PaperSubtitle = styled(Text).attrs({ $type: 'quietLede', $italic: true, $above: space.small })``

/** Facts, contacts or people next to the text, below a button. */
export const Rail = styled.div`
  ${FactList} {
    row-gap: ${space.base};
    margin-top: ${space.large};
  }
  ${Fact} {
    padding: 0;
    border: 0;
  }
  ${Fact} a {
    ${quietLink}
  }
  ${Term} {
    ${type.brassLabel}
  }
`

export const RailButton = styled(ButtonLink)`
  width: 100%;
  justify-content: space-between;
  padding-inline: 1.25rem;
  text-align: left;
  &::after {
    content: '→' / '';
    margin-left: ${space.base};
  }
`

export const Listed = styled.section``

export const Reading = styled.div`
  h2 {
    margin-bottom: ${space.tiny};
  }
  ${Listed} {
    margin-top: ${space.large};
  }
`

export const ListedTitle = styled.h2`
  ${type.brassLabel}
  line-height: 1.85;
`

const ListedItem = styled.li`
  ${type.fact}
  padding-block: 0.7rem;
  border-top: 1px solid ${tone.line};
  list-style: none;
`

const ListedLink = styled(QuietLink)`
  ${type.reading}
  display: block;
  scroll-margin-top: 3.5rem;
`

/** Facts, text and lists side by side, if there is room: one, two and one of the page's columns. */
export const PaperColumns = styled(PageColumns).attrs({ $gap: space.large, $facts: 'huge' })`
  ${entrance}
  align-items: start;
  margin-top: ${space.large};
  ${media.large} {
    grid-template-rows: auto auto 1fr;
    margin-top: ${space.wide};
    ${Rail} {
      grid-area: 1 / 1 / span 3;
    }
    ${Reading},
    ${Listed} {
      grid-column: 2;
    }
  }
  ${media.huge} {
    ${Reading} {
      grid-row: 1 / span 3;
    }
    ${Listed} {
      grid-column: 3;
    }
  }
`

interface PointsProps {
  title: string
  items: readonly ReactNode[] | undefined
  /** Whose they are, if the page has many people: screen readers list headings out of context. */
  of?: string | undefined
  className?: string | undefined
  isPrinted?: boolean | undefined
  children?: ReactNode
}

/** Sentences or links with their heading; nothing without items. */
export const Points = ({ title, items = [], of, className, isPrinted = true, children }: PointsProps) =>
  items.length > 0 && (
    <Listed className={className} data-screen={!isPrinted || undefined}>
      <ListedTitle {...(of !== undefined && { as: 'h3', 'aria-label': `${title}: ${of}` })}>
        {title}
      </ListedTitle>
      <ul>
        {items.map((item, index) => (
          <ListedItem key={index}>{typeof item === 'string' ? withNoBreaks(item) : item}</ListedItem>
        ))}
      </ul>
      {children}
    </Listed>
  )

interface LinkListProps extends Pick<PointsProps, 'title' | 'className' | 'isPrinted'> {
  links: readonly (Crumb & { note?: string; id?: string })[]
  all?: Crumb
}

/** Links with their heading; nothing without links. */
export const LinkList = ({ links, all, isPrinted = false, ...rest }: LinkListProps) => (
  <Points items={links.map(listedLink)} isPrinted={isPrinted} {...rest}>
    {all && <p>{pageLink(all)}</p>}
  </Points>
)

const listedLink = ({ label, path, note, id }: LinkListProps['links'][number]) => (
  <Fragment key={path}>
    <ListedLink href={path} id={id}>
      {label}
    </ListedLink>
    {note !== undefined && <Text $tone="quiet">{note}</Text>}
  </Fragment>
)

/** An index of what is below it. */
export const LinkIndex = ({ title, links }: Pick<LinkListProps, 'title' | 'links'>) => (
  <SectionLayout surface="shoal" title={title}>
    <Fitting as="ul" $least="14rem" $gap="0">
      {links.map((link) => (
        <ListedItem key={link.path}>{listedLink(link)}</ListedItem>
      ))}
    </Fitting>
  </SectionLayout>
)
