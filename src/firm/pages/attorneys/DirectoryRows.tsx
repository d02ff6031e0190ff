import { memo } from 'react'
import styled from 'styled-components'
import { PageColumns } from '../../components/layout.tsx'
import { QuietLink, QuietPhone } from '../../components/links.tsx'
import { Text } from '../../components/text.tsx'
import type { Labels } from '../../labels.ts'
import { media, space, tone, type } from '../../theme/theme.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'
import { List } from './style.ts'

interface RowsProps extends Pick<DirectoryFacts, 'areas' | 'letters' | 'write'> {
  labels: Pick<Labels, 'people'>
  path: string
}

/** People by letter. While a visitor types, only rows that come or go are rendered. */
export const Rows = memo(({ letters, ...rest }: RowsProps) => (
  <List>
    {letters.map(({ letter, people }) => (
      <PageColumns as="section" $gap="0" $narrow="0.75rem" key={letter}>
        <Initial>{letter}</Initial>
        <ul>
          {people.map((person) => (
            <PersonRow key={person.slug} person={person} {...rest} />
          ))}
        </ul>
      </PageColumns>
    ))}
  </List>
))

const PersonRow = memo(
  ({ person, areas, write, labels, path }: Omit<RowsProps, 'letters'> & { person: DirectoryPerson }) => (
    <Person>
      <Name href={`${path}/${person.slug}`}>
        {person.given === '' ? person.family : `${person.family}, `}
        <i>{person.given}</i>
      </Name>
      {/* Lines break between practices. */}
      <Practices>
        {person.areas.map((at) => areas[at]?.label.replaceAll(' ', '\u00A0')).join(', ')}
        {person.reason && <Reason>{person.reason}</Reason>}
      </Practices>
      <Title>{person.title}</Title>
      {person.phone !== undefined && <Phone number={person.phone} />}
      <Write
        data-screen
        href={write.replace('{slug}', person.slug)}
        aria-label={`${labels.people.writeTo} ${person.name}`}
      >
        {labels.people.write}
      </Write>
    </Person>
  ),
)

/** A letter stays in sight next to its people. On phones, its column is narrow, and it reaches into the gap. */
const Initial = styled.h3`
  ${type.third}
  position: sticky;
  top: var(--scrolled);
  align-self: start;
  padding-top: ${space.small};
  font-style: italic;
  color: ${tone.brass};
  ${media.print} {
    position: static;
    break-after: auto;
  }
`

/** Browsers skip rows that are off the screen, and take the height that most rows have until they have drawn one. */
const Person = styled.li`
  ${type.fact}
  display: grid;
  grid-template: 'name write' 'title phone' 'areas areas' / minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${space.small} ${space.base};
  padding-block: ${space.small};
  border-bottom: 1px solid ${tone.line};
  content-visibility: auto;
  contain-intrinsic-height: auto 6.75rem;
  ${media.medium} {
    grid-template: 'name areas phone' 'title areas phone' / 1fr 1fr minmax(12rem, 1fr);
    gap: 0 ${space.column};
    contain-intrinsic-height: auto 3.5rem;
  }
  ${media.print} {
    content-visibility: visible;
  }
`

const Name = styled(QuietLink)`
  ${type.third}
  grid-area: name;
  outline-offset: -2px;
`

const Practices = styled.div`grid-area: areas;`

const Reason = styled(Text).attrs({ $tone: 'brass', $italic: true })``

const Title = styled.span`
  grid-area: title;
  color: ${tone.quiet};
`

/** From 640 pixels, the phone number and the link to write are at the two ends of one cell. */
const contactStyle = (area: 'phone' | 'write', end: 'start' | 'end') => `
  grid-area: ${area};
  justify-self: ${end};
  padding-block: 0.375rem;
  margin-block: -0.375rem;
  outline-offset: -2px;
  ${media.medium} {
    grid-area: phone;
  }
`

const Phone = styled(QuietPhone)`${contactStyle('phone', 'start')}`

const Write = styled.a`${contactStyle('write', 'end')}`
