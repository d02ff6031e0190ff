import styled from 'styled-components'
import type { AreaCard } from '../../data/areas.ts'
import { stretchedLink } from '../../theme/mixins.ts'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { motion, space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { Icon } from '../../components/Icon.tsx'

/** Every practice area as a card with its drawing. */
export function AreaIndex({ areas }: { areas: readonly AreaCard[] }) {
  return (
    <List>
      {areas.map(({ slug, path, title, mark, summary }) => (
        <li key={slug}>
          <Icon name={mark} />
          <h2>
            <a href={path}>{title}</a>
          </h2>
          <p>{summary}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ol`
  list-style: none;
  counter-reset: area;
  display: grid;
  column-gap: ${space.column};
  ${media.large} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: 2.5rem minmax(0, 1fr) auto;
    align-content: start;
    gap: ${space.small} 0;
    padding-block: ${space.large} ${space.wide};
    border-top: 1px solid ${tone.line};
    counter-increment: area;
    transition: border-color ${motion.quick};
    &::before {
      ${type.sounding}
      content: counter(area);
      color: ${tone.brass};
      padding-top: 0.25em;
    }
    ${media.hover} {
      &:hover {
        border-color: ${tone.brass};
      }
    }
  }
  svg {
    grid-area: 1 / 3 / 3 / 4;
    margin-left: ${space.medium};
  }
  h2 {
    ${type.third}
  }
  p {
    grid-column: 2;
    max-width: 28rem;
    color: ${tone.quiet};
  }
  /* The link covers its card. */
  a {
    ${stretchedLink}
  }
`
