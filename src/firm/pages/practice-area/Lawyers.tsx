import styled from 'styled-components'
import type { PersonCard } from '../../collections/attorneys/queries.ts'
import { PhoneLink } from '../../components/links.tsx'
import { withNoBreaks } from '../../components/lists.tsx'
import { ListedTitle } from '../../components/paper.tsx'
import type { Labels } from '../../labels.ts'
import { quietLink, space, tone, type } from '../../theme/theme.ts'

interface LawyersProps {
  title: string
  people: readonly PersonCard[]
  labels: Pick<Labels, 'people'>
}

/** Who to call or write to; nothing without people. */
export const Lawyers = ({ title, people, labels }: LawyersProps) =>
  people.length > 0 && (
    <section>
      <ListedTitle>{title}</ListedTitle>
      <Contacts>
        {people.map(({ name, title, phone, path, write }) => (
          <Contact key={path}>
            <Name href={path}>{withNoBreaks(name)}</Name>
            <a href={write} aria-label={`${labels.people.writeTo} ${name}`} data-screen>
              {labels.people.write}
            </a>
            <Title>{title}</Title>
            {phone !== undefined && <Phone number={phone} />}
          </Contact>
        ))}
      </Contacts>
    </section>
  )

const Contacts = styled.ul`
  ${type.fact}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  column-gap: ${space.column};
`

const Contact = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: baseline;
  column-gap: ${space.tiny};
  padding-block: 0.35rem;
  border-top: 1px solid ${tone.line};
`

const Name = styled.a`
  ${type.third}
  ${quietLink}
  grid-column: 1 / 3;
`

const Title = styled.span`color: ${tone.quiet};`

const Phone = styled(PhoneLink)`
  ${quietLink}
  grid-column: 2 / 4;
  justify-self: end;
`
