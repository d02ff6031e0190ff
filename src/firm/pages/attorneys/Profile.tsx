import type { ReactNode } from 'react'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, Items } from '../../components/lists.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import * as Sheet from './profileStyle.ts'
import { Strip } from './Strip.tsx'

/** A person's page: no band at the top, but water along the edge. It prints as one sheet with the firm's letterhead. */
export default function Profile({ payload, firm, labels }: TemplateProps<'attorney'>) {
  const { page, slug, focus, titles, portrait, trail, areas, write, vCard, colleagues, neighbors } =
    payload.facts
  const lawyer = 'title' in page ? page : undefined
  const { street, floor, city, region, postalCode } = firm.address
  const office = [street, floor ?? [], city, `${region} ${postalCode}`].flat().join(', ')
  const writeTo = `${labels.writeTo} ${page.name}`
  return (
    <Sheet.Page>
      <div data-sheet>
        <strong>{firm.name}</strong>
        <p>{office}</p>
        <p>{firm.phone}</p>
      </div>
      <Strip person={{ slug, name: page.name, portrait }} />
      <Sheet.Text>
        <div>
          <Breadcrumbs trail={trail} label={labels.breadcrumbs} />
          {titles[0] !== undefined && <Label>{titles[0]}</Label>}
        </div>
        <h1 tabIndex={-1}>{page.name}</h1>
        {focus !== undefined && <p>{focus}</p>}
        <Sheet.Columns>
          <Sheet.Rail>
            <ButtonLink href={write}>{writeTo}</ButtonLink>
            <ul>
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
            </ul>
            <dl>
              {facts(labels.practice, areas.map(areaLink))}
              {facts(labels.title, titles)}
              {facts(labels.experience, lawyer && [lawyer.experience])}
              {facts(labels.admissions, lawyer?.admissions)}
              {facts(labels.courts, lawyer?.courts)}
              {facts(labels.education, lawyer?.education)}
              {facts(labels.languages, page.languages && [page.languages.join(', ')])}
            </dl>
          </Sheet.Rail>
          <Sheet.Biography>
            <ProseBody html={payload.body} />
            {'keyAchievements' in page && <Points title={labels.achievements} items={page.keyAchievements} />}
            {'keyFocusAreas' in page && <Points title={labels.focusAreas} items={page.keyFocusAreas} />}
          </Sheet.Biography>
          {lawyer?.matters && (
            <Sheet.Listed>
              <h2>{labels.matters}</h2>
              <ol>
                {lawyer.matters.map(({ year, text }) => (
                  <li key={text}>
                    <i>{year}</i> {text}
                  </li>
                ))}
              </ol>
            </Sheet.Listed>
          )}
          {colleagues.length > 0 && (
            <Sheet.Listed>
              <h2>{labels.colleagues}</h2>
              <ul>
                {colleagues.map(({ name, title, profile }) => (
                  <li key={profile}>
                    <a href={profile}>{name}</a>
                    <p>{title}</p>
                  </li>
                ))}
              </ul>
            </Sheet.Listed>
          )}
        </Sheet.Columns>
        <Neighbors label={labels.inRegister} links={neighbors} />
      </Sheet.Text>
      <div data-sheet>
        <p>{firm.site.replace('https://', '') + payload.path}</p>
        <p>{firm.advertising}</p>
      </div>
    </Sheet.Page>
  )
}

const facts = (label: string, values: readonly ReactNode[] = []) =>
  values.length > 0 && <FactItem label={label} facts={values} />

const areaLink = ({ label, path }: { label: string; path: string }) => (
  <a key={path} href={path}>
    {label}
  </a>
)

const Points = ({ title, items }: { title: string; items: readonly string[] }) => (
  <Sheet.Listed>
    <h2>{title}</h2>
    <ul>
      <Items of={items} />
    </ul>
  </Sheet.Listed>
)
