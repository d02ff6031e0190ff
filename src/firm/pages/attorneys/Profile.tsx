import type { ReactNode } from 'react'
import { initials, strips } from '../../art.ts'
import { Breadcrumbs } from '../../components/Breadcrumbs.tsx'
import { ButtonLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, Items } from '../../components/lists.tsx'
import { Neighbors } from '../../components/Neighbors.tsx'
import { Portrait } from '../../components/people.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import { Label } from '../../components/SectionLayout.tsx'
import type { TemplateProps } from '../../makePayload.ts'
import * as Sheet from './profileStyle.ts'

/** A person's page: no band at the top, but water along the edge. It prints as one sheet with the firm's letterhead. */
export default function Profile({ payload, firm, labels }: TemplateProps<'attorney'>) {
  const { page, slug, focus, titles, portrait, trail, areas, write, vCard, colleagues, neighbors } =
    payload.facts
  const lawyer = 'title' in page ? page : undefined
  const drawings = strips(slug)
  const { street, floor, city, region, postalCode } = firm.address
  const office = [street, floor ?? [], city, `${region} ${postalCode}`].flat().join(', ')
  const writeTo = `${labels.writeTo} ${page.name}`
  return (
    <Sheet.Page>
      <Sheet.Letterhead>
        <strong>{firm.name}</strong>
        <p>{office}</p>
        <p>{firm.phone}</p>
      </Sheet.Letterhead>
      <Sheet.Strip>
        <picture>
          <source media="(min-width:64em), print" srcSet={drawings.tall} />
          <img src={drawings.wide} alt="" width="900" height="132" />
        </picture>
        {portrait ? (
          <Portrait
            person={{ slug, name: page.name, portrait }}
            sizes="(min-width:90em) 16.5rem, 10rem"
            isFirst
          />
        ) : (
          <b aria-hidden="true">{initials(page.name)}</b>
        )}
      </Sheet.Strip>
      <Sheet.Text>
        <Sheet.Top>
          <Breadcrumbs trail={trail} label={labels.breadcrumbs} />
          {titles[0] !== undefined && <Label>{titles[0]}</Label>}
        </Sheet.Top>
        <h1 tabIndex={-1}>{page.name}</h1>
        {focus !== undefined && <Sheet.Focus>{focus}</Sheet.Focus>}
        <Sheet.Columns>
          <Sheet.Rail>
            <ButtonLink href={write}>{writeTo}</ButtonLink>
            <Sheet.Ways>
              {page.phone !== undefined && (
                <li>
                  <PhoneLink number={page.phone} />
                </li>
              )}
              {page.email !== undefined && (
                <li>
                  {/* Breaks after the @. */}
                  <a href={`mailto:${page.email}`}>
                    {page.email.split(/(?<=@)/).map((part) => (
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
            </Sheet.Ways>
            <Sheet.Facts>
              {facts(labels.practice, areas.map(areaLink))}
              {facts(labels.title, titles)}
              {facts(labels.experience, lawyer && [lawyer.experience])}
              {facts(labels.admissions, lawyer?.admissions)}
              {facts(labels.courts, lawyer?.courts)}
              {facts(labels.education, lawyer?.education)}
              {facts(labels.languages, page.languages && [page.languages.join(', ')])}
            </Sheet.Facts>
          </Sheet.Rail>
          <Sheet.Biography>
            <ProseBody html={payload.body} />
            {'keyAchievements' in page && <Points title={labels.achievements} items={page.keyAchievements} />}
            {'keyFocusAreas' in page && <Points title={labels.focusAreas} items={page.keyFocusAreas} />}
          </Sheet.Biography>
          {lawyer?.matters && (
            <Sheet.Matters>
              <h2>{labels.matters}</h2>
              <ol>
                {lawyer.matters.map(({ year, text }) => (
                  <li key={text}>
                    <i>{year}</i> {text}
                  </li>
                ))}
              </ol>
            </Sheet.Matters>
          )}
          {colleagues.length > 0 && (
            <Sheet.Colleagues>
              <h2>{labels.colleagues}</h2>
              <ul>
                {colleagues.map(({ name, title, profile }) => (
                  <li key={profile}>
                    <a href={profile}>{name}</a>
                    <p>{title}</p>
                  </li>
                ))}
              </ul>
            </Sheet.Colleagues>
          )}
        </Sheet.Columns>
        <Sheet.Others>
          <Neighbors label={labels.inRegister} links={neighbors} />
        </Sheet.Others>
      </Sheet.Text>
      <Sheet.Foot>
        <p>{firm.site.replace('https://', '') + payload.path}</p>
        <p>{firm.advertising}</p>
      </Sheet.Foot>
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
  <section>
    <h2>{title}</h2>
    <ul>
      <Items of={items} />
    </ul>
  </section>
)
