import { ButtonLink } from '../../components/links.tsx'
import { Neighbors } from '../../components/lists.tsx'
import { Columns, LinkList, Paper } from '../../components/paper.tsx'
import { Portrait } from '../../components/people.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { Person } from './Person.tsx'
import { Edge, ProfileSheet } from './profileStyle.ts'

/** A person's page, with water along the edge. It prints on one sheet. */
export default function Profile({ payload, labels }: TemplateProps<'attorney'>) {
  const { page, slug, focus, titles, portrait, trail, areas, write, vCard, colleagues, neighbors, insights } =
    payload.facts
  const writeTo = `${labels.writeTo} ${page.name}`
  return (
    <ProfileSheet>
      <Edge>
        <Portrait person={{ slug, portrait }} sizes="(min-width:40em) 24rem, 100vw" isFirst />
      </Edge>
      <Paper trail={trail} labels={labels} note={titles[0]} title={page.name} subtitle={focus}>
        <Columns>
          <Person
            of={page}
            areas={areas}
            titles={titles}
            body={payload.body}
            labels={labels}
            top={<ButtonLink href={write}>{writeTo}</ButtonLink>}
          >
            <a href={vCard}>{labels.saveContact}</a>
            <button type="button" onClick={() => window.print()}>
              {labels.printPage}
            </button>
          </Person>
          <LinkList title={labels.colleagues} links={colleagues} />
          {insights && <LinkList title={labels.latest} {...insights} />}
        </Columns>
        <Neighbors label={labels.inRegister} links={neighbors} />
      </Paper>
    </ProfileSheet>
  )
}
