import { ButtonLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList, pageLink } from '../../components/lists.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { Columns, LinkList, Listed, Paper, Points, Rail, Reading } from '../../components/paper.tsx'
import { Portrait } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import { Contacts, Edge, Page } from './profileStyle.ts'

/** A person's page, with water along the edge. It prints as one sheet with the firm's letterhead. */
export default function Profile({ payload, firm, labels }: TemplateProps<'attorney'>) {
  const { page, slug, focus, titles, portrait, trail, areas, write, vCard, colleagues, neighbors, insights } =
    payload.facts
  const lawyer = 'title' in page ? page : undefined
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
            <Contacts>
              {page.phone !== undefined && (
                <li>
                  <PhoneLink number={page.phone} />
                </li>
              )}
              {page.email !== undefined && (
                <li>
                  {/* Breaks after the @. */}
                  <a href={`mailto:${page.email}`}>
                    {page.email.match(/[^@]+@?/g)?.map((part) => (
                      <span key={part}>{part}</span>
                    ))}
                  </a>
                </li>
              )}
              <li data-screen>
                <a href={vCard}>{labels.saveContact}</a>
                <button type="button" onClick={() => window.print()}>
                  {labels.printPage}
                </button>
              </li>
            </Contacts>
            <FactList>
              <FactItem label={labels.practice} facts={areas.map(pageLink)} />
              <FactItem label={labels.title} facts={titles} />
              <FactItem label={labels.experience} facts={lawyer && [lawyer.experience]} />
              <FactItem label={labels.admissions} facts={lawyer?.admissions} />
              <FactItem label={labels.courts} facts={lawyer?.courts} />
              <FactItem label={labels.education} facts={lawyer?.education} />
              <FactItem label={labels.languages} facts={page.languages && [page.languages.join(', ')]} />
            </FactList>
          </Rail>
          <Reading>
            <ProseBody html={payload.body} />
            {'keyAchievements' in page && <Points title={labels.achievements} items={page.keyAchievements} />}
            {'keyFocusAreas' in page && <Points title={labels.focusAreas} items={page.keyFocusAreas} />}
          </Reading>
          {lawyer?.matters && (
            <Listed>
              <h2>{labels.matters}</h2>
              <ol>
                {lawyer.matters.map(({ year, text }) => (
                  <li key={text}>
                    <i>{year}</i> {text}
                  </li>
                ))}
              </ol>
            </Listed>
          )}
          {colleagues.length > 0 && (
            <Listed>
              <h2>{labels.colleagues}</h2>
              <ul>
                {colleagues.map(({ name, title, profile }) => (
                  <li key={profile}>
                    <a href={profile}>{name}</a>
                    <p>{title}</p>
                  </li>
                ))}
              </ul>
            </Listed>
          )}
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
