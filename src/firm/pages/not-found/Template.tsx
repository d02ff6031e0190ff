import styled from 'styled-components'
import { ArrowLink } from '../../components/links.tsx'
import type { TemplateProps } from '../kinds.ts'
import { fullHero, media, space, type } from '../../theme/theme.ts'

export default function NotFound({ payload }: TemplateProps<'not-found'>) {
  const { page, search } = payload.facts
  const { headline, lede, links } = page
  return (
    <Background>
      <picture data-screen>
        <img src="/art/off-chart.svg" alt="" width="1440" height="860" fetchPriority="low" />
      </picture>
      <h1 tabIndex={-1}>{headline}</h1>
      <p>{lede}</p>
      <ul>
        {[...search, ...links].map((action) => (
          <li key={action.link}>
            <ArrowLink action={action} />
          </li>
        ))}
      </ul>
    </Background>
  )
}

const Background = styled.div`
  ${fullHero}
  padding-bottom: ${space.vast};
  img {
    object-position: right top;
  }
  ${media.belowLarge} {
    padding-bottom: 26rem;
    > picture {
      top: auto;
      height: 24rem;
    }
  }
  h1 {
    max-width: 6em;
  }
  p {
    ${type.quietLede}
    max-width: 28rem;
    margin-block: ${space.medium} ${space.large};
  }
`
