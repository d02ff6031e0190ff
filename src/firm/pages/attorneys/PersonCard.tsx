import styled from 'styled-components'
import type { PersonCard as Person } from '../../data/people.ts'
import { stretchedLink } from '../../theme/mixins.ts'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { Portrait } from '../../components/Portrait.tsx'
import { Label } from '../../components/SectionLayout.tsx'

/** People as cards side by side; on a phone a row each, with the portrait at its left. An h2 stands above. */
export function PersonCards({ people }: { people: readonly Person[] }) {
  return (
    <List>
      {people.map((person) => (
        <PersonCard key={person.slug} person={person} />
      ))}
    </List>
  )
}

/** Four beside each other, two, or on a phone two sevenths of the page. */
const sizes = '(min-width:64em) min(22vw, 23rem), (min-width:40em) 45vw, 27vw'

function PersonCard({ person }: { person: Person }) {
  const { slug, name, title, specialization, experience, education, profile, portrait } = person
  return (
    <li>
      <Portrait slug={slug} name={name} picture={portrait} sizes={sizes} />
      <div>
        <Label>{title}</Label>
        <h3>
          <a href={profile}>{name}</a>
        </h3>
        <p>{specialization}</p>
        <p>{experience}</p>
        <ul>
          {education.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </li>
  )
}

/** The link covers its whole card, so that the portrait leads to the profile too. */
const List = styled.ul`
  ${type.small}
  display: grid;
  gap: ${space.large} ${space.column};
  > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(min(5.5rem, 27.5vw), 2fr) minmax(0, 5fr);
    gap: ${space.medium};
    align-items: start;
    ${media.tight} {
      grid-template-columns: minmax(0, 1fr);
      > :first-child {
        width: 40%;
      }
    }
  }
  h3 {
    ${type.third}
    margin-block: ${space.tiny} ${space.small};
  }
  a {
    ${stretchedLink}
  }
  ul {
    margin-top: ${space.small};
    padding-top: ${space.small};
    border-top: 1px solid ${tone.line};
    color: ${tone.quiet};
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space.wide};
    > li {
      grid-template-columns: 1fr;
      align-content: start;
    }
  }
  ${media.large} {
    grid-template-columns: repeat(4, 1fr);
  }
`
