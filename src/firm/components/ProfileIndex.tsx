import styled from 'styled-components'
import { media } from '../theme/media.ts'
import { tone } from '../theme/tone.ts'
import { space } from '../theme/tokens.ts'
import { type } from '../theme/type.ts'

/** Who stands on this page: names in columns, each a link to the entry, with the practice beside it. */
export function ProfileIndex({
  label,
  people,
}: {
  label: string
  people: readonly { slug: string; name: string; specialization: string }[]
}) {
  return (
    <nav aria-label={label}>
      <Index>
        {people.map(({ slug, name, specialization }) => (
          <li key={slug}>
            <a href={`#${slug}`}>{name}</a>
            <span>{specialization}</span>
          </li>
        ))}
      </Index>
    </nav>
  )
}

const Index = styled.ol`
  ${type.small}
  column-gap: ${space.column};
  padding: 0;
  list-style: none;
  li {
    break-inside: avoid;
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
  }
  a {
    ${type.third}
    display: block;
    text-decoration-color: transparent;
  }
  span {
    color: ${tone.quiet};
  }
  ${media.medium} {
    li {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: ${space.base};
    }
    a {
      white-space: nowrap;
    }
  }
  ${media.large} {
    columns: 2;
    li {
      display: block;
    }
  }
  ${media.huge} {
    li {
      display: flex;
    }
    span {
      text-align: right;
    }
  }
`
