import { LinkList, RailButton } from '../../components/paper.tsx'
import { Portrait } from '../../components/people.tsx'
import { QuietLink, TextButton } from '../../components/text.tsx'
import type { TemplateProps } from '../kinds.ts'
import { PersonColumns } from './PersonColumns.tsx'
import { NeighborArrow, Edge, Neighbors, PersonGrid, PersonSheet, Sea } from './style.ts'

/** A person's page, with water along the edge. It prints on one sheet. */
export default function PersonPage({ payload, labels }: TemplateProps<'person'>) {
  const { page, focus, titles, picture, sea, trail, areas, write, vCard, colleagues, neighbors, insights } =
    payload.facts
  const [title] = titles
  const writeTo = `${labels.people.writeTo} ${page.name}`
  const edge = (
    <Edge>
      {picture.portrait ? (
        <Portrait of={picture} sizes="(min-width:40em) 24rem, 100vw" isFirst />
      ) : (
        <picture>
          <source media="(40em <= width < 64em)" srcSet={picture.plate} width="264" height="330" />
          <Sea src={sea} alt="" width="264" height="2400" />
        </picture>
      )}
    </Edge>
  )
  return (
    <PersonSheet trail={trail} labels={labels} note={title} title={page.name} subtitle={focus} edge={edge}>
      <PersonGrid>
        <PersonColumns
          of={{ ...page, areas, titles, body: payload.body }}
          labels={labels}
          top={<RailButton href={write}>{writeTo}</RailButton>}
        >
          <a href={vCard}>{labels.people.saveContact}</a>
          <TextButton onClick={() => window.print()}>{labels.people.printPage}</TextButton>
        </PersonColumns>
        <LinkList title={labels.people.colleagues} links={colleagues} />
        {insights && <LinkList title={labels.notices.latest} {...insights} />}
      </PersonGrid>
      <Neighbors aria-label={labels.people.inRegister}>
        {neighbors.map(({ label, path }, index) => {
          const arrow = <NeighborArrow>{'←→'.charAt(index)}</NeighborArrow>
          return (
            <QuietLink key={path} href={path}>
              {index === 0 && arrow} {label} {index > 0 && arrow}
            </QuietLink>
          )
        })}
      </Neighbors>
    </PersonSheet>
  )
}
