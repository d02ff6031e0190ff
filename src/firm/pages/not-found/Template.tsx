import styled from 'styled-components'
import { ArrowLink } from '../../components/links.tsx'
import { Chart, Hero, HeroChart } from '../../components/Page.tsx'
import type { TemplateProps } from '../kinds.ts'
import { media, space, type } from '../../theme/theme.ts'

export default function NotFound({ payload }: TemplateProps<'not-found'>) {
  const { page, search } = payload.facts
  const { headline, lede, links } = page
  return (
    <Background>
      <OffChart data-screen>
        <Chart src="/art/off-chart.svg" alt="" width="1440" height="860" fetchPriority="low" />
      </OffChart>
      <Headline tabIndex={-1}>{headline}</Headline>
      <Lede>{lede}</Lede>
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

const Background = styled(Hero)`
  padding-bottom: ${space.vast};
  ${media.print} {
    padding-bottom: 0;
  }
  ${media.belowLarge} {
    padding-bottom: 26rem;
  }
`

const OffChart = styled(HeroChart)`
  ${Chart} {
    object-position: right top;
  }
  ${media.belowLarge} {
    top: auto;
    height: 24rem;
  }
`

const Headline = styled.h1`
  ${type.headline}
  max-width: 6em;
`

const Lede = styled.p`
  ${type.quietLede}
  max-width: 28rem;
  margin-block: ${space.medium} ${space.large};
`
