import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList, pageLink } from '../../components/lists.tsx'
import { Listed, PartTitle, Points, Reading } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { Associate, Attorney, Partner } from '../../collections/attorneys.ts'
import type { Labels } from '../../labels.ts'
import { quietLink, space, tone, underline } from '../../theme/theme.ts'

interface ContactsProps {
  of: Pick<Attorney, 'phone' | 'email'>
  /** What else to do. */
  children: ReactNode
}

/** How to reach a person. */
export const Contacts = ({ of: { phone, email }, children }: ContactsProps) => (
  <Lines>
    {phone !== undefined && (
      <li>
        <PhoneLink number={phone} />
      </li>
    )}
    {email !== undefined && (
      <li>
        {/* Breaks after the @. */}
        <a href={`mailto:${email}`}>
          {email.match(/[^@]+@?/g)?.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </a>
      </li>
    )}
    <li data-screen>{children}</li>
  </Lines>
)

const Lines = styled.ul`
  margin-top: ${space.tiny};
  li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.base};
    border-bottom: 1px solid ${tone.line};
  }
  li > * {
    padding: ${space.small} 0;
    overflow-wrap: anywhere;
  }
  span {
    display: inline-block;
  }
  button {
    border: 0;
    background: none;
    cursor: pointer;
    ${underline(tone.brass)}
    text-underline-offset: 0.22em;
    @media (scripting: none) {
      display: none;
    }
  }
  li:not([data-screen]) a {
    ${quietLink}
  }
`

type Lawyer = Partner | Associate

interface FactsProps {
  of: Partial<Pick<Lawyer, 'experience' | 'admissions' | 'courts' | 'education' | 'languages'>>
  areas: readonly { label: string; path: string }[]
  titles?: readonly string[]
  labels: Labels
}

export const PersonFacts = ({ of, areas, titles, labels }: FactsProps) => (
  <FactList>
    <FactItem label={labels.practice} facts={areas.map(pageLink)} />
    <FactItem label={labels.title} facts={titles} />
    <FactItem label={labels.experience} facts={of.experience === undefined ? [] : [of.experience]} />
    <FactItem label={labels.admissions} facts={of.admissions} />
    <FactItem label={labels.courts} facts={of.courts} />
    <FactItem label={labels.education} facts={of.education} />
    <FactItem label={labels.languages} facts={of.languages && [of.languages.join(', ')]} />
  </FactList>
)

interface BiographyProps {
  of: object | Pick<Partner, 'keyAchievements'> | Pick<Associate, 'keyFocusAreas'>
  body: string
  labels: Labels
  /** On a page of many people. */
  name?: string
}

export const Biography = ({ of, body, labels, name }: BiographyProps) => (
  <Reading>
    <ProseBody html={body} />
    {'keyAchievements' in of && <Points title={labels.achievements} items={of.keyAchievements} of={name} />}
    {'keyFocusAreas' in of && <Points title={labels.focusAreas} items={of.keyFocusAreas} of={name} />}
  </Reading>
)

interface MattersProps {
  of: Lawyer['matters']
  labels: Labels
  name?: string
}

/** What a lawyer did, with years; nothing without matters. */
export const Matters = ({ of, labels, name }: MattersProps) =>
  of && (
    <Listed>
      <PartTitle text={labels.matters} of={name} />
      <ol>
        {of.map(({ year, text }) => (
          <li key={text}>
            <i>{year}</i> {text}
          </li>
        ))}
      </ol>
    </Listed>
  )
