import { ButtonLink } from '../../components/links.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { Columns, LinkList, Paper, Rail } from '../../components/paper.tsx'
import { Portrait } from '../../components/people.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { Biography, Contacts, Matters, PersonFacts } from './Person.tsx'
import { Edge, Page } from './profileStyle.ts'

/** A person's page, with water along the edge. It prints as one sheet with the firm's letterhead. */
export default function Profile({ payload, firm, labels }: TemplateProps<'attorney'>) {
  const { page, slug, focus, titles, portrait, trail, areas, write, vCard, colleagues, neighbors, insights } =
    payload.facts
  const { street, floor, city, region, postalCode } = firm.address
  const office = [street, floor ?? [], city, `${region} ${postalCode}`].flat().join(', ')
  const writeTo = `${labels.writeTo} ${page.name}`
  return (
    <Page>
      <div data-sheet>
        <strong>{firm.name}</strong>
        <p>{office}</p>
        <p>{firm.phone}</p>
      </div>
      <Edge>
        <Portrait person={{ slug, portrait }} sizes="(min-width:90em) 16.5rem, 10rem" isFirst />
      </Edge>
      <Paper trail={trail} labels={labels} note={titles[0]} title={page.name} subtitle={focus}>
        <Columns>
          <Rail>
            <ButtonLink href={write}>{writeTo}</ButtonLink>
            <Contacts of={page}>
              <a href={vCard}>{labels.saveContact}</a>
              <button type="button" onClick={() => window.print()}>
                {labels.printPage}
              </button>
            </Contacts>
            <PersonFacts of={page} areas={areas} titles={titles} labels={labels} />
          </Rail>
          <Biography of={page} body={payload.body} labels={labels} />
          <Matters of={'matters' in page ? page.matters : undefined} labels={labels} />
          <LinkList title={labels.colleagues} links={colleagues} />
          {insights && (
            <LinkList
              title={labels.latest}
              links={insights.links}
              all={{ label: labels.allNotes, path: insights.all }}
            />
          )}
        </Columns>
        <Neighbors label={labels.inRegister} links={neighbors} />
      </Paper>
      <div data-sheet>
        <p>{firm.site.replace('https://', '') + payload.path}</p>
        <p>{firm.advertising}</p>
      </div>
    </Page>
  )
}
