import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Associate, Partner } from '../../collections/attorneys.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList, pageLink } from '../../components/lists.tsx'
import { Listed, PartTitle, Points, Rail, Reading } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { Labels } from '../../labels.ts'
import { quietLink, space, textButton, tone } from '../../theme/theme.ts'

interface PersonProps {
  of: Partial<Omit<Partner, 'portrait'> | Omit<Associate, 'portrait'>>
  areas: readonly { label: string; path: string }[]
  titles?: readonly string[]
  body: string
  labels: Labels
  /** On a page of many people. */
  name?: string
  top: ReactNode
  children: ReactNode
}

/** A person's contacts and facts, biography and matters, as three columns. */
export const Person = ({ of, areas, titles, body, labels, name, top, children }: PersonProps) => (
  <>
    <Rail>
      {top}
      <div>
        <Contacts>
          {of.phone !== undefined && (
            <li>
              <PhoneLink number={of.phone} />
            </li>
          )}
          {of.email !== undefined && (
            <li>
              <MailLink address={of.email} />
            </li>
          )}
          <li data-screen>{children}</li>
        </Contacts>
        <FactList>
          <FactItem label={labels.practice} facts={areas.map(pageLink)} />
          <FactItem label={labels.title} facts={titles} />
          <FactItem label={labels.experience} facts={of.experience === undefined ? [] : [of.experience]} />
          <FactItem label={labels.admissions} facts={of.admissions} />
          <FactItem label={labels.courts} facts={of.courts} />
          <FactItem label={labels.education} facts={of.education} />
          <FactItem label={labels.languages} facts={of.languages && [of.languages.join(', ')]} />
        </FactList>
      </div>
    </Rail>
    <Reading>
      <ProseBody html={body} opening />
      {'keyAchievements' in of && of.keyAchievements && (
        <Points title={labels.achievements} items={of.keyAchievements} of={name} />
      )}
      {'keyFocusAreas' in of && of.keyFocusAreas && (
        <Points title={labels.focusAreas} items={of.keyFocusAreas} of={name} />
      )}
    </Reading>
    {of.matters && (
      <Listed>
        <PartTitle text={labels.matters} of={name} />
        <ol>
          {of.matters.map(({ year, text }) => (
            <li key={text}>
              <i>{year}</i> {text}
            </li>
          ))}
        </ol>
      </Listed>
    )}
  </>
)

const Contacts = styled.ul`
  li {
    display: flex;
    justify-content: space-between;
    border-bottom: 1px solid ${tone.line};
  }
  li > * {
    padding: ${space.small} 0;
    overflow-wrap: anywhere;
  }
  button {
    ${textButton}
    @media (scripting: none) {
      display: none;
    }
  }
  li:not([data-screen]) a {
    ${quietLink}
  }
`
