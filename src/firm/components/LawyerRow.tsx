import styled from 'styled-components'
import type { PersonCard } from '../collections/attorneys/queries.ts'
import type { Labels } from '../labels.ts'
import { space, tone, type } from '../theme/theme.ts'
import { QuietLink, QuietPhone, Text, withNoBreaks } from './text.tsx'

interface LawyerRowProps {
  of: Pick<PersonCard, 'name' | 'title' | 'phone' | 'path' | 'write'>
  labels: Pick<Labels['people'], 'write' | 'writeTo'>
}

/** How to reach a lawyer, as a row of a list. */
export const LawyerRow = ({ of: { name, title, phone, path, write }, labels }: LawyerRowProps) => (
  <Lawyer>
    <Name href={path}>{withNoBreaks(name)}</Name>
    <a href={write} aria-label={`${labels.writeTo} ${name}`} data-screen>
      {labels.write}
    </a>
    <Text as="span" $tone="quiet">
      {title}
    </Text>
    {phone !== undefined && <Phone number={phone} />}
  </Lawyer>
)

const Lawyer = styled.li`
  ${type.fact}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: baseline;
  column-gap: ${space.tiny};
  padding-block: ${space.tiny};
  border-top: 1px solid ${tone.line};
`

const Name = styled(QuietLink)`
  ${type.third}
  grid-column: 1 / 3;
`

const Phone = styled(QuietPhone)`
  grid-column: 2 / 4;
  justify-self: end;
  white-space: nowrap;
`
