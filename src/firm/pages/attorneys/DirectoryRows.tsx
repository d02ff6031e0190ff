import { memo } from 'react'
import styled from 'styled-components'
import { WithLabel } from '../../components/layout.tsx'
import { QuietLink, QuietPhone, Text } from '../../components/text.tsx'
import type { Labels } from '../../labels.ts'
import { fromLarge, media, space, tone, type, visuallyHidden } from '../../theme/theme.ts'
import type { DirectoryFacts, DirectoryPerson } from './directoryFacts.ts'

interface RowsProps extends Pick<DirectoryFacts, 'areas' | 'letters' | 'write'> {
  /** In place of the practices of those who have none. */
  staff: string
  labels: Pick<Labels, 'people'>
  path: string
}

/** People by letter. While a visitor types, only rows that come or go are rendered. */
export const Rows = memo(({ letters, ...rest }: RowsProps) => (
  <>
    {letters.map(({ letter, people }) => (
      <WithLabel as="section" $first="var(--margin)" key={letter} id={`letter-${letter}`}>
        <Initial>{letter}</Initial>
        <ul>
          {people.map((person, at) => (
            <PersonRow key={person.slug} person={person} isFar={at >= mostDrawn} {...rest} />
          ))}
        </ul>
      </WithLabel>
    ))}
  </>
))

/** Of a letter with more people, browsers skip the further rows that are off the screen. */
const mostDrawn = 19

type PersonRowProps = Omit<RowsProps, 'letters'> & { person: DirectoryPerson; isFar: boolean }

const PersonRow = memo(({ person, isFar, areas, write, staff, labels, path }: PersonRowProps) => (
  <Person $isFar={isFar}>
    <Name href={`${path}/${person.slug}`}>
      {person.given === '' ? person.family : `${person.family}, `}
      <i>{person.given}</i>
    </Name>
    <Facts>
      <Title>{person.title}</Title>
      <Comma>, </Comma>
      {/* Lines break between practices. */}
      <Practices>
        {person.areas.map((at) => areas[at]?.label.replaceAll(' ', '\u00A0')).join(', ') || staff}
        {person.reason && <Reason>{person.reason}</Reason>}
      </Practices>
    </Facts>
    {person.phone !== undefined && <Phone number={person.phone} />}
    <Write
      data-screen
      href={write.replace('{slug}', person.slug)}
      aria-label={`${labels.people.writeTo} ${person.name}`}
    >
      {labels.people.write}
    </Write>
  </Person>
))

/** A letter stays in sight next to its people. */
const Initial = styled(Text).attrs({ as: 'h3', $type: 'third', $tone: 'brass', $italic: true })`
  position: sticky;
  top: var(--scrolled);
  align-self: start;
  padding-top: ${space.base};
  ${media.print} {
    position: static;
    break-after: auto;
  }
`

/** Of a row that it skips, a browser takes the height that most have, so that links to letters lead nearly to their place. */
const Person = styled.li<{ $isFar: boolean }>`
  ${type.fact}
  display: grid;
  grid-template: 'name name' 'facts facts' 'phone write' / minmax(0, 1fr) auto;
  align-items: baseline;
  padding-block: ${space.small} ${space.tiny};
  border-bottom: 1px solid ${tone.line};
  contain-intrinsic-height: auto 7rem;
  ${({ $isFar }) => $isFar && '@media screen { content-visibility: auto; }'}
  ${media.medium} {
    grid-template: 'name facts phone write' / 4fr 4fr 9rem auto;
    align-content: center;
    gap: 0 ${space.base};
    min-height: 4rem;
    contain-intrinsic-height: auto 4rem;
  }
  ${fromLarge("grid-template: 'name areas title phone write' / 3fr 4fr 2fr 9rem auto;")}
`

const Name = styled(QuietLink)`
  ${type.third}
  grid-area: name;
  outline-offset: -2px;
`

const Facts = styled.div`
  grid-area: facts;
  ${fromLarge('display: contents;')}
`

const Title = styled(Text).attrs({ as: 'span', $tone: 'quiet' })`grid-area: title;`

const Comma = styled.span`${fromLarge(visuallyHidden)}`

const Practices = styled.span`grid-area: areas;`

const Reason = styled(Text).attrs({ as: 'i', $tone: 'brass' })`display: block;`

const contactStyle = (area: string) => `
  grid-area: ${area};
  padding-block: 0.375rem;
  outline-offset: -2px;
`

const Phone = styled(QuietPhone)`${contactStyle('phone')}`

const Write = styled.a`${contactStyle('write')}`
