import styled from 'styled-components'
import type { PersonCard } from '../../collections/attorneys/queries.ts'
import { PhoneLink } from '../../components/links.tsx'
import { withNoBreaks } from '../../components/lists.tsx'
import { Listed } from '../../components/paper.tsx'
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
    <Listed>
      <h2>{title}</h2>
      <Contacts>
        {people.map(({ name, title, phone, path, write }) => (
          <li key={path}>
            <a href={path}>{withNoBreaks(name)}</a>
            <a href={write} aria-label={`${labels.people.writeTo} ${name}`} data-screen>
              {labels.people.write}
            </a>
            <span>{title}</span>
            {phone !== undefined && <PhoneLink number={phone} />}
          </li>
        ))}
      </Contacts>
    </Listed>
  )

const Contacts = styled.ul`
  ${type.fact}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  column-gap: ${space.column};
  && li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    column-gap: ${space.tiny};
    padding-block: 0.35rem;
  }
  && a {
    font: inherit;
    text-decoration-color: ${tone.brass};
  }
  && a:first-child {
    ${type.third}
    ${quietLink}
    grid-column: 1 / 3;
  }
  li > span {
    color: ${tone.quiet};
  }
  && span + a {
    ${quietLink}
    grid-column: 2 / 4;
    justify-self: end;
  }
`
