import styled from 'styled-components'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { motion, space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

/** The numbered sections of a long page, which stay in view in the margin while the text scrolls. */
export function Contents({
  label,
  sections,
}: {
  label: string
  sections: readonly { id: string; text: string }[]
}) {
  return (
    <Nav aria-label={label}>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Nav>
  )
}

const Nav = styled.nav`
  ${type.small}
  color: ${tone.quiet};
  width: 100%;
  padding-bottom: ${space.large};
  ol {
    list-style: none;
    counter-reset: section;
    border-bottom: 1px solid ${tone.line};
  }
  li {
    counter-increment: section;
    border-top: 1px solid ${tone.line};
  }
  a {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: 0.6rem;
    text-decoration-color: transparent;
    transition: text-decoration-color ${motion.quick};
    &::before {
      ${type.sounding}
      content: counter(section);
      font-size: 1.2em;
      color: ${tone.brass};
    }
    ${media.hover} {
      &:hover {
        text-decoration-color: currentColor;
      }
    }
  }
  ${media.large} {
    position: sticky;
    top: calc(var(--header) + ${space.medium});
    max-height: calc(100vh - var(--header) - ${space.wide});
    overflow-y: auto;
    ${media.low} {
      position: static;
      max-height: none;
    }
  }
`
