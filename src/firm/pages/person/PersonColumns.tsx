import type { ReactNode } from 'react'
import type { Crumb } from '../../../content/publish/trail.ts'
import type { Associate, Partner } from '../../collections/attorneys/schema.ts'
import { Row, Ruled } from '../../components/layout.tsx'
import { BrassWord, QuietMail, QuietPhone } from '../../components/text.tsx'
import { FactItem, FactList, pageLink } from '../../components/lists.tsx'
import { Points, Rail, Reading } from '../../components/paper.tsx'
import { ProseBody } from '../../components/ProseBody.tsx'
import type { Labels } from '../../labels.ts'
import { space } from '../../theme/theme.ts'

interface PersonColumnsProps {
  of: Partial<Omit<Partner, 'group' | 'portrait'> & Pick<Associate, 'keyFocusAreas'>> & {
    areas: readonly Crumb[]
    titles?: readonly string[]
    body: string
  }
  labels: Labels
  /** On a page of many people. */
  name?: string
  top: ReactNode
  children: ReactNode
}

/** A person's contacts and facts, biography and matters, as three columns. */
export const PersonColumns = ({ of, labels, name, top, children }: PersonColumnsProps) => (
  <>
    <Rail>
      {top}
      <div>
        <Ruled $padding={space.small}>
          {of.phone !== undefined && (
            <Row as="li" $gap="0">
              <QuietPhone number={of.phone} />
            </Row>
          )}
          {of.email !== undefined && (
            <Row as="li" $gap="0">
              <QuietMail address={of.email} />
            </Row>
          )}
          <Row as="li" $gap={`0 ${space.base}`} $align="baseline" $apart data-screen>
            {children}
          </Row>
        </Ruled>
        <FactList>
          <FactItem label={labels.people.practice} facts={of.areas.map(pageLink)} />
          <FactItem label={labels.people.title} facts={of.titles} />
          <FactItem label={labels.people.experience} facts={of.experience} />
          <FactItem label={labels.people.admissions} facts={of.admissions} />
          <FactItem label={labels.people.courts} facts={of.courts} />
          <FactItem label={labels.people.education} facts={of.education} />
          <FactItem label={labels.people.languages} facts={of.languages?.join(', ')} />
        </FactList>
      </div>
    </Rail>
    <Reading>
      <ProseBody html={of.body} opening />
      <Points title={labels.people.achievements} items={of.keyAchievements} of={name} />
      <Points title={labels.people.focusAreas} items={of.keyFocusAreas} of={name} />
    </Reading>
    <Points
      title={labels.people.matters}
      items={of.matters?.map(({ year, text }) => [<BrassWord key={text}>{year}</BrassWord>, ` ${text}`])}
      of={name}
    />
  </>
)
