import styled from 'styled-components'
import type { PracticeArea } from '../../collections/practice-areas.ts'
import { NoBreak } from '../../components/NoBreak.tsx'
import { media } from '../../theme/media.ts'
import { painted, shoal, tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'

/** The services of a practice, one below the other: number, title and description, and what each includes. */
export function Services({ services }: { services: PracticeArea['services'] }) {
  return (
    <Background>
      {services.map(({ title, description, features }) => (
        <article key={title}>
          <div>
            <h2>{title}</h2>
            <p>{description}</p>
          </div>
          <ul>
            {features.map((feature) => (
              <li key={feature}>
                <NoBreak text={feature} />
              </li>
            ))}
          </ul>
        </article>
      ))}
    </Background>
  )
}

/** The page's grid once more, with the text's column halved. */
const Background = styled.div`
  ${shoal}
  ${painted}
  counter-reset: service;
  padding: ${space.tiny} max(${space.gutter}, 50% - ${width.page} / 2);
  article {
    display: grid;
    gap: ${space.medium} ${space.column};
    padding-block: ${space.vast};
    counter-increment: service;
    break-inside: avoid;
    &::before {
      ${type.sounding}
      content: counter(service);
      color: ${tone.brass};
    }
    & + & {
      border-top: 1px solid ${tone.line};
    }
    ${media.large} {
      grid-template-columns: calc((100% - ${space.column}) / 4) minmax(0, 4fr) minmax(0, 5fr);
      &::before {
        padding-top: ${space.tiny};
      }
    }
  }
  h2 {
    ${type.third}
  }
  p {
    margin-top: ${space.medium};
    color: ${tone.quiet};
  }
  li {
    padding-block: ${space.small};
    border-top: 1px solid ${tone.line};
    &:last-child {
      border-bottom: 1px solid ${tone.line};
    }
  }
  ${media.print} {
    padding: 0;
  }
`
