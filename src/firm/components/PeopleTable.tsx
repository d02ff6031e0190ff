import styled from 'styled-components'
import type { PersonCard } from '../data/people.ts'
import { stretchedLink } from '../theme/mixins.ts'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'
import { Label } from './SectionLayout.tsx'

/** People in rows: name, practice and schools, years. An h2 stands above it. */
export function PeopleTable({ people }: { people: readonly PersonCard[] }) {
  return (
    <Ledger>
      {people.map(({ slug, name, title, specialization, experience, education, profile }) => (
        <li key={slug}>
          <div>
            <h3>
              <a href={profile}>{name}</a>
            </h3>
            <Label>{title}</Label>
          </div>
          <div>
            <p>{specialization}</p>
            {education.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <p>{experience}</p>
        </li>
      ))}
    </Ledger>
  )
}

/** The link covers its whole line. */
const Ledger = styled.ul`
  ${type.small}
  border-bottom: 1px solid ${tone.line};
  li {
    position: relative;
    display: grid;
    gap: ${space.tiny} ${space.column};
    padding-block: ${space.medium};
    border-top: 1px solid ${tone.line};
  }
  h3 {
    ${type.third}
    margin-bottom: ${space.tiny};
  }
  p + p {
    color: ${tone.quiet};
  }
  a {
    ${stretchedLink}
  }
  ${media.medium} {
    li {
      grid-template-columns: 4fr 5fr 5rem;
      align-items: baseline;
    }
    li > p {
      font-variant-numeric: lining-nums tabular-nums;
    }
  }
`
