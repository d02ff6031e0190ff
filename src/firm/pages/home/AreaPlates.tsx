import styled from 'styled-components'
import { areaBand } from '../../art.ts'
import type { AreaCard } from '../../data/areas.ts'
import { artBackground, stretchedLink } from '../../theme/mixins.ts'
import { media } from '../../theme/media.ts'
import { tone } from '../../theme/tone.ts'
import { colour, space } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { Icon } from '../../components/Icon.tsx'

/** A few practice areas as large cards, each with its own band of chart. */
export function AreaPlates({ areas }: { areas: readonly AreaCard[] }) {
  return (
    <List>
      {areas.map(({ slug, path, title, mark, summary }) => (
        <li key={slug}>
          <div>
            <img src={areaBand(slug)} alt="" width="1440" height="520" loading="lazy" />
          </div>
          <Icon name={mark} />
          <h3>
            <a href={path}>{title}</a>
          </h3>
          <p>{summary}</p>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space.wide} ${space.column};
  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    position: relative;
  }
  div {
    overflow: hidden;
    background: ${colour.ink};
    aspect-ratio: 3 / 2;
    ${media.medium} {
      aspect-ratio: 5 / 6;
    }
    ${media.print} {
      display: none;
    }
  }
  img {
    ${artBackground}
    height: 100%;
  }
  svg {
    float: right;
    width: 3rem;
    height: 3rem;
    margin: ${space.medium} 0 ${space.tiny} ${space.base};
  }
  h3 {
    ${type.third}
    margin-top: ${space.medium};
  }
  p {
    margin-top: ${space.tiny};
    color: ${tone.quiet};
  }
  /* The link covers its card. */
  a {
    ${stretchedLink}
  }
`
