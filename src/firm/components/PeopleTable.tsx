import styled from 'styled-components'
import type { PersonCard } from '../collections/people.ts'
import { media, ruled, space, stretchedLink, tone, type } from '../theme/theme.ts'
import { Label } from './SectionLayout.tsx'

/** People in rows: name, practice and schools, years. An h2 is above it. */
export const PeopleTable = ({ people }: { people: readonly PersonCard[] }) => (
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
          {[specialization, ...education].map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        <p>{experience}</p>
      </li>
    ))}
  </Ledger>
)

const Ledger = styled.ul`
  ${type.small}
  ${ruled(space.medium)}
  li {
    position: relative;
    display: grid;
    gap: ${space.tiny} ${space.column};
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
